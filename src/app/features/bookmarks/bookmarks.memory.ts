import { ContainerModule } from 'inversify';
import { MemoryBookmarks } from '@/adapters/memory/bookmarks/memory-bookmarks';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { BookmarksPort } from '@/core/bookmarks/bookmarks.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(BookmarksPort)
    .toResolvedValue((browser) => new MemoryBookmarks(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
