import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { wire } from '@/app/wire';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';

export const adapters = wire((provide) => {
  provide(MemorySalaries, [MemoryBrowserKey], SalaryReadingPort);
});
