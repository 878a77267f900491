import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryVersions } from '@/adapters/memory/talk/versions/memory-versions';
import { wire } from '@/app/wire';
import { VersionsPort } from '@/core/talk/versions/versions.port';

export const adapters = wire((provide) => {
  provide(MemoryVersions, [MemoryBrowserKey], VersionsPort);
});
