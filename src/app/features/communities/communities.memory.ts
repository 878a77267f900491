import { ContainerModule } from 'inversify';
import { MemoryCommunities } from '@/adapters/memory/communities/memory-communities';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CommunitiesPort } from '@/core/communities/communities.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((browser) => new MemoryCommunities(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
