import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCommunityPages } from '@/adapters/memory/talk/community-pages/memory-community-pages';
import { wire } from '@/app/wire';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';

export const adapters = wire((provide) => {
  provide(MemoryCommunityPages, [MemoryBrowserKey], CommunityPagesPort);
});
