import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import { wire } from '@/app/wire';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';

export const adapters = wire((provide) => {
  provide(MemoryCommunities, [MemoryBrowserKey], CommunitiesPort);
});
