import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import type { Bookmark, BookmarkId, BookmarkKind } from './bookmark';

export interface BookmarkPage extends Page<Bookmark> {
  readonly counts: Readonly<Record<BookmarkKind, number>>;
}

/** The user's bookmarks. Every call fails with `unauthenticated` for a guest. */
export interface Bookmarks {
  /** Lists bookmarks, newest first. All kinds by default. */
  readonly listBookmarks: (
    asked: PageQuery & { readonly kind?: BookmarkKind },
  ) => Promise<Result<BookmarkPage, Failure>>;
  readonly listBookmarkIds: () => Promise<Result<{ readonly items: readonly BookmarkId[] }, Failure>>;
  /**
   * Idempotent. Fails with `notFound` (`item_not_found`) for an item that is not public, and `invalid`
   * (`too_many_bookmarks`).
   */
  readonly addBookmark: (item: BookmarkId) => Promise<Result<null, Failure>>;
  /** Idempotent. */
  readonly removeBookmark: (item: BookmarkId) => Promise<Result<null, Failure>>;
}

export const BookmarksPort: Key<Bookmarks> = Symbol('Bookmarks');
