import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { wire } from '@/app/wire';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';

export const adapters = wire((provide) => {
  provide(MemoryCareerStatuses, [MemoryBrowserKey], CareerStatusesPort);
});
