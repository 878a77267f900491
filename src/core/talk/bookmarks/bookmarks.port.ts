import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { Bookmark, BookmarkId, BookmarkKind } from './bookmark';

/** A page of bookmarks; `counts` is of all pages and all kinds. */
export interface BookmarkPage extends Page<Bookmark> {
  readonly counts: Readonly<Record<BookmarkKind, number>>;
}

/** A user’s bookmarks. Every call is `unauthenticated` for a guest. */
export interface Bookmarks {
  /** The last one first; of one kind alone if it is given. */
  readonly listBookmarks: (
    asked: PageQuery & { readonly kind?: BookmarkKind },
  ) => Promise<Result<BookmarkPage, Failure>>;
  /** The items of all of them, the last one first. */
  readonly listBookmarkIds: () => Promise<Result<{ readonly items: readonly BookmarkId[] }, Failure>>;
  /** Adds a bookmark; a second call changes nothing. Fails with `notFound` (`item_not_found`) for what not everybody may read, and `invalid` (`too_many_bookmarks`). */
  readonly addBookmark: (item: BookmarkId) => Promise<Result<null, Failure>>;
  /** Removes a bookmark; a second call changes nothing. */
  readonly removeBookmark: (item: BookmarkId) => Promise<Result<null, Failure>>;
}

export const BookmarksPort: Key<Bookmarks> = Symbol('Bookmarks');
