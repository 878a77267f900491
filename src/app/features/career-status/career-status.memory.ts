import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { MemoryCareerStatuses } from '@/adapters/memory/memory-career-statuses';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort).toResolvedValue((browser) => new MemoryCareerStatuses(browser), [MemoryBrowserKey]).inSingletonScope();
});
