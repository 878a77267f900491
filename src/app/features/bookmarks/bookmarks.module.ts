import { ContainerModule } from 'inversify';
import { BookmarksPort } from '@/core/bookmarks/bookmarks.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { BookmarkListStore } from '@/stores/bookmarks/bookmark-list.store';
import { BookmarksStore } from '@/stores/bookmarks/bookmarks.store';
import { BookmarkListKey, BookmarksKey } from '@/stores/bookmarks/keys';
import { PersonalKey } from '@/stores/common/personal';
import { AccessKey } from '@/stores/session/keys';

export const bookmarksModule = new ContainerModule(({ bind }) => {
  bind(BookmarksKey)
    .toResolvedValue(
      (bookmarks, scheduler, toasts, access) =>
        new BookmarksStore({ bookmarks, sure: new SureWrites(scheduler, toasts), toasts, access }),
      [BookmarksPort, SchedulerPort, ToastsPort, AccessKey],
    )
    .inSingletonScope();
  bind(BookmarkListKey)
    .toResolvedValue((bookmarks, marks) => new BookmarkListStore(bookmarks, marks), [BookmarksPort, BookmarksKey])
    .inSingletonScope();
  bind(PersonalKey).toService(BookmarksKey);
  bind(PersonalKey).toService(BookmarkListKey);
});
