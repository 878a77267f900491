import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryCareerStatuses } from '@/adapters/memory/memory-career-statuses';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort)
    .toResolvedValue((browser) => new MemoryCareerStatuses(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
