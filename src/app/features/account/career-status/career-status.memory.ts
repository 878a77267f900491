import { ContainerModule } from 'inversify';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort)
    .toResolvedValue((browser) => new MemoryCareerStatuses(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
