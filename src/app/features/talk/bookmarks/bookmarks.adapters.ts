import { BookmarksApi } from '@/adapters/http/generated/feed/bookmarks';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';

export const bookmarksAdapters = wire((provide) => {
  provide(BookmarksApi, [HttpClientKey], BookmarksPort);
});
