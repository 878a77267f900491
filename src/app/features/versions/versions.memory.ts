import { ContainerModule } from 'inversify';
import { MemoryVersions } from '@/adapters/memory/versions/memory-versions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { VersionsPort } from '@/core/versions/versions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VersionsPort)
    .toResolvedValue((browser) => new MemoryVersions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
