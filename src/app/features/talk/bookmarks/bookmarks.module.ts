import { BookmarksApi } from '@/adapters/http/generated/feed/bookmarks';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';
import { AccessKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { BookmarkListStore } from '@/stores/talk/bookmarks/bookmark-list.store';
import { BookmarksStore } from '@/stores/talk/bookmarks/bookmarks.store';
import { BookmarkListKey, BookmarksKey } from '@/stores/talk/bookmarks/keys';

export const bookmarksAdapters = wire((provide) => {
  provide(BookmarksApi, [HttpClientKey], BookmarksPort);
});

export const bookmarksModule = wire((provide, bind) => {
  bind(BookmarksKey)
    .toResolvedValue(
      (bookmarks, scheduler, toasts, access) =>
        new BookmarksStore({ bookmarks, sure: new RetryingWrites(scheduler, toasts), toasts, access }),
      [BookmarksPort, SchedulerPort, ToastsPort, AccessKey],
    )
    .inSingletonScope();
  provide(BookmarkListStore, [BookmarksPort, BookmarksKey], BookmarkListKey);
  bind(PersonalKey).toService(BookmarksKey);
  bind(PersonalKey).toService(BookmarkListKey);
});
