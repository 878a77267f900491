import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryVersions } from '@/adapters/memory/memory-versions';
import { VersionsPort } from '@/core/versions/versions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VersionsPort)
    .toResolvedValue((browser) => new MemoryVersions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
