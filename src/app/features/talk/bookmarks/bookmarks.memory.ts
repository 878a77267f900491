import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBookmarks } from '@/adapters/memory/talk/bookmarks/memory-bookmarks';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(BookmarksPort)
    .toResolvedValue((browser) => new MemoryBookmarks(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
