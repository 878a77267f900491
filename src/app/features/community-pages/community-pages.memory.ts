import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryCommunityPages } from '@/adapters/memory/memory-community-pages';
import { CommunityPagesPort } from '@/core/community-pages/community-pages.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunityPagesPort)
    .toResolvedValue((browser) => new MemoryCommunityPages(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
