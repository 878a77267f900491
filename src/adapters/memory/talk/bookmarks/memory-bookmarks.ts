import { UserEventRecords } from '@/adapters/memory/kernel/realtime/user-event-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { PageOrder } from '@/adapters/memory/kernel/world/memory-paging';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { shorten } from '@/core/kernel/formatting/shorten.rules';
import type { BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import type { BookmarkPage, Bookmarks } from '@/core/talk/bookmarks/bookmarks.port';
import {
  bookmarkKeyOf,
  bookmarkRefusals,
  MAX_BOOKMARK_TITLE_LENGTH,
  MAX_BOOKMARKS,
  TOO_MANY_BOOKMARKS,
} from '@/core/talk/bookmarks/bookmarks.rules';
import type { NumberedBookmark } from './bookmark-records';
import { BookmarkRecords, readItem } from './bookmark-records';

const LAST_FIRST: PageOrder<NumberedBookmark> = { keys: [({ number }) => number], idOf: ({ itemId }) => itemId };

export class MemoryBookmarks implements Bookmarks {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listBookmarks(query: PageQuery & { readonly kind?: BookmarkKind }): Promise<Result<BookmarkPage, Failure>> {
    return this.#browser.askSignedIn('listBookmarks', { query }, (viewer) => {
      const { all } = this.#listOf(viewer);
      const asked = all.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      const page = pageOf(asked, LAST_FIRST, query);
      if (!page.ok) return page;
      const countOf = (of: BookmarkKind) => all.filter(({ kind }) => kind === of).length;
      const counts = {
        post: countOf('post'),
        job: countOf('job'),
        review: countOf('review'),
        question: countOf('question'),
      };
      return ok({ items: page.value.items.map(this.#present), nextCursor: page.value.nextCursor, counts });
    });
  }

  listBookmarkIds(): Promise<Result<{ readonly items: readonly BookmarkId[] }, Failure>> {
    return this.#browser.askSignedIn('listBookmarkIds', {}, (viewer) =>
      ok({ items: this.#listOf(viewer).all.map(({ kind, itemId }) => ({ kind, itemId })) }),
    );
  }

  addBookmark({ kind, itemId }: BookmarkId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('addBookmark', { path: { kind, itemId } }, (viewer) => {
      const item = { kind, itemId: itemId.toLowerCase() };
      if (readItem(this.#browser.world, item) === null) return refusal(404, 'item_not_found', bookmarkRefusals.gone);
      const list = this.#listOf(viewer);
      if (!list.all.some((one) => bookmarkKeyOf(one) === bookmarkKeyOf(item))) {
        if (list.all.length >= MAX_BOOKMARKS) return refusal(422, 'too_many_bookmarks', TOO_MANY_BOOKMARKS);
        list.all = [{ ...item, number: (list.all[0]?.number ?? 0) + 1 }, ...list.all];
      }
      this.#tell(viewer, item, true);
      return ok(null);
    });
  }

  removeBookmark({ kind, itemId }: BookmarkId): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('removeBookmark', { path: { kind, itemId } }, (viewer) => {
      const item = { kind, itemId: itemId.toLowerCase() };
      const list = this.#listOf(viewer);
      list.all = list.all.filter((one) => bookmarkKeyOf(one) !== bookmarkKeyOf(item));
      this.#tell(viewer, item, false);
      return ok(null);
    });
  }

  #present = ({ kind, itemId }: BookmarkId) => {
    const shown = readItem(this.#browser.world, { kind, itemId });
    if (shown === null) return { kind, itemId, shown };
    const title = shown.title === null ? null : shorten(shown.title, MAX_BOOKMARK_TITLE_LENGTH);
    return { kind, itemId, shown: { ...shown, title } };
  };

  #tell(viewer: MemoryUser, item: BookmarkId, isBookmarked: boolean): void {
    this.#browser.world.records(UserEventRecords).did(viewer, 'bookmarkChanged', { ...item, isBookmarked });
  }

  #listOf(viewer: MemoryUser) {
    return this.#browser.world.records(BookmarkRecords).lists.of(viewer);
  }
}
