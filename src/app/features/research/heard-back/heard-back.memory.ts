import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryApplications } from '@/adapters/memory/research/heard-back/memory-applications';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(ApplicationsPort)
    .toResolvedValue((browser) => new MemoryApplications(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
