import { makeAutoObservable } from 'mobx';
import { ok } from '@/core/kernel/common/result';
import type { Bookmark, BookmarkId, BookmarkKind } from '@/core/talk/bookmarks/bookmark';
import type { BookmarkPage, Bookmarks } from '@/core/talk/bookmarks/bookmarks.port';
import { bookmarkKeyOf } from '@/core/talk/bookmarks/bookmarks.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { BookmarksStore } from './bookmarks.store';

type Marks = Pick<BookmarksStore, 'count' | 'has' | 'set' | 'press' | 'watchChanges'>;

interface MarkedPage extends BookmarkPage {
  /** Returns true if the item changed since the page was requested. */
  readonly isChanged: (item: BookmarkId) => boolean;
}

/**
 * The user’s bookmarks, of one kind or of all. A removed one stays until the list is loaded again, so that it can be
 * restored.
 */
export class BookmarkListStore implements PersonalStore {
  kind: BookmarkKind | null = null;
  readonly #marks: Marks;
  readonly #list: PagedList<Bookmark, BookmarkKind | null, MarkedPage>;
  #counts: BookmarkPage['counts'] | null = null;
  #knownCount = 0;

  constructor(bookmarks: Pick<Bookmarks, 'listBookmarks'>, marks: Marks) {
    this.#marks = marks;
    this.#list = new PagedList<Bookmark, BookmarkKind | null, MarkedPage>({
      async fetch(page, kind) {
        const isChanged = marks.watchChanges();
        const answer = await bookmarks.listBookmarks(kind === null ? page : { ...page, kind });
        return answer.ok ? ok({ ...answer.value, isChanged }) : answer;
      },
      keyOf: bookmarkKeyOf,
      onPage: this.keep.bind(this),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get items(): readonly Bookmark[] {
    return this.#list.items;
  }

  get state(): LoadState<null> {
    return this.#list.state;
  }

  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  get moreState(): LoadState<null> {
    return this.#list.moreState;
  }

  countOf(kind: BookmarkKind | null): number | null {
    const counts = this.#counts;
    if (counts === null) return null;
    return kind === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[kind];
  }

  /** Opens bookmarks of a kind, or all if null. `isBack` as in PagedList, but a changed list is loaded again. */
  async open(kind: BookmarkKind | null, isBack: boolean): Promise<void> {
    this.kind = kind;
    await this.#list.open(kind, isBack && this.#marks.count === this.#knownCount);
  }

  async load(): Promise<void> {
    await this.#list.load(this.kind);
  }

  async loadMore(): Promise<void> {
    await this.#list.loadMore();
  }

  async removeGone(item: BookmarkId): Promise<void> {
    await this.#marks.press(item);
    if (!this.#marks.has(item)) this.#list.remove(bookmarkKeyOf(item));
  }

  forget(): void {
    this.kind = null;
    this.#counts = null;
    this.#list.reset();
  }

  private keep({ items, counts, isChanged }: MarkedPage): void {
    this.#counts = counts;
    for (const item of items) if (!isChanged(item)) this.#marks.set(item, true);
    this.#knownCount = this.#marks.count;
  }
}
