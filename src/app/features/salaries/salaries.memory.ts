import { ContainerModule } from 'inversify';
import { MemorySalaries } from '@/adapters/memory/salaries/memory-salaries';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { SalaryReadingPort } from '@/core/salaries/salary-reading.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(SalaryReadingPort)
    .toResolvedValue((browser) => new MemorySalaries(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
