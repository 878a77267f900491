import { ContainerModule } from 'inversify';
import { BookmarksApi } from '@/adapters/http/generated/feed/bookmarks';
import { BookmarksPort } from '@/core/bookmarks/bookmarks.port';
import { HttpClientKey } from '../../app-keys';

/** Bookmarks over the wire. */
export const bookmarksAdapters = new ContainerModule(({ bind }) => {
  bind(BookmarksPort)
    .toResolvedValue((http) => new BookmarksApi(http), [HttpClientKey])
    .inSingletonScope();
});
