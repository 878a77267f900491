import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBookmarks } from '@/adapters/memory/talk/bookmarks/memory-bookmarks';
import { wire } from '@/app/wire';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';

export const adapters = wire((provide) => {
  provide(MemoryBookmarks, [MemoryBrowserKey], BookmarksPort);
});
