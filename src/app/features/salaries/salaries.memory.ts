import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemorySalaries } from '@/adapters/memory/memory-salaries';
import { SalaryReadingPort } from '@/core/salaries/salary-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SalaryReadingPort)
    .toResolvedValue((browser) => new MemorySalaries(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
