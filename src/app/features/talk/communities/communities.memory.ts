import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((browser) => new MemoryCommunities(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
