import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryVersions } from '@/adapters/memory/talk/versions/memory-versions';
import { VersionsPort } from '@/core/talk/versions/versions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(VersionsPort)
    .toResolvedValue((browser) => new MemoryVersions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
