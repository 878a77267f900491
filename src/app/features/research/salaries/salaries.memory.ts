import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SalaryReadingPort)
    .toResolvedValue((browser) => new MemorySalaries(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
