import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryCommunities } from '@/adapters/memory/memory-communities';
import { CommunitiesPort } from '@/core/communities/communities.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunitiesPort)
    .toResolvedValue((browser) => new MemoryCommunities(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
