import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCommunityPages } from '@/adapters/memory/talk/community-pages/memory-community-pages';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CommunityPagesPort)
    .toResolvedValue((browser) => new MemoryCommunityPages(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
