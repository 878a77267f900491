import { ContainerModule } from 'inversify';
import { BookmarksApi } from '@/adapters/http/generated/feed/bookmarks';
import { HttpClientKey } from '@/app/app-keys';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';

/** Bookmarks over the wire. */
export const bookmarksAdapters = new ContainerModule(({ bind }) => {
  bind(BookmarksPort)
    .toResolvedValue((http) => new BookmarksApi(http), [HttpClientKey])
    .inSingletonScope();
});
