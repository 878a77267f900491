import { ContainerModule } from 'inversify';
import { MemoryCommunityPages } from '@/adapters/memory/community-pages/memory-community-pages';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { CommunityPagesPort } from '@/core/community-pages/community-pages.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunityPagesPort)
    .toResolvedValue((browser) => new MemoryCommunityPages(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
