import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { BookmarkId } from './bookmark';

import type { Bookmarks } from './bookmarks.port';
import { bookmarkKeyOf } from './bookmarks.rules';
import { bookmarkOutcomes } from './bookmarks-messages';

export interface BookmarkStates {
  has(item: BookmarkId): boolean;
  set(item: BookmarkId, isBookmarked: boolean): void;
}

/**
 * Adds or removes a bookmark. The change is shown immediately, the last click counts, and a refused change is reverted.
 */
export class ChangeBookmark {
  readonly #sure: Pick<RetryingWrites, 'send' | 'forget'>;
  readonly #marks: BookmarkStates;
  readonly #write: OptimisticWrite<BookmarkId, boolean, null>;

  constructor(
    bookmarks: Pick<Bookmarks, 'addBookmark' | 'removeBookmark'>,
    sure: Pick<RetryingWrites, 'send' | 'forget'>,
    marks: BookmarkStates,
  ) {
    this.#sure = sure;
    this.#marks = marks;
    this.#write = new OptimisticWrite({
      keyOf: bookmarkKeyOf,
      show: (item, isBookmarked) => marks.set(item, isBookmarked),
      save: (item, isBookmarked) =>
        isBookmarked
          ? sure.send(bookmarkOutcomes.added, () => bookmarks.addBookmark(item))
          : sure.send(bookmarkOutcomes.removed, () => bookmarks.removeBookmark(item)),
      confirm: (item, _saved, isBookmarked) => marks.set(item, isBookmarked),
    });
  }

  async execute(item: BookmarkId, isBookmarked: boolean): Promise<Result<null, Failure>> {
    return (await this.#write.write(item, this.#marks.has(item), isBookmarked)) ?? ok(null);
  }

  /** Shows a change from another page. A pending click on this page wins. */
  showChanged(item: BookmarkId, isBookmarked: boolean): void {
    if (!this.#write.isUnderWay(item)) this.#marks.set(item, isBookmarked);
  }

  forget(): void {
    this.#write.forget();
    this.#sure.forget();
  }
}
