import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryApplications } from '@/adapters/memory/research/heard-back/memory-applications';
import { wire } from '@/app/wire';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';

export const adapters = wire((provide) => {
  provide(MemoryApplications, [MemoryBrowserKey], ApplicationsPort);
});
