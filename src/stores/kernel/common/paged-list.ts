import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page, PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { distinctBy } from '@/core/kernel/common/unique-list';
import type { LoadState } from './load-state';
import { failed, idle, loading, ready } from './load-state';

export interface PageSource<Item, Query, Loaded extends Page<Item>> {
  readonly fetch: (page: PageQuery, query: Query) => Promise<Result<Loaded, Failure>>;
  /** Identifies an item. */
  readonly keyOf: (item: Item) => string | number;
  /** Gets every page that is not late, before its items are shown. */
  readonly onPage?: (page: Loaded) => void;
}

interface LeftList<Item, Query> {
  readonly query: Query;
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** The lists that a Back finds as they were left; of older ones it loads the first page. */
const MAX_LEFT = 10;

type Amendment<Item> = (items: readonly Item[]) => readonly Item[];

/** A stream as far as it is loaded, each item once. Late answers are dropped. */
export class PagedList<Item, Query = void, Loaded extends Page<Item> = Page<Item>> {
  items: readonly Item[] = [];
  /** The loading of the first page. The items stay while it is loaded again, and if that fails. */
  state: LoadState<null> = idle;
  /** The loading of the pages after it. */
  moreState: LoadState<null> = idle;
  /** Asks for the page after the last loaded one; null if there is none. */
  nextCursor: string | null = null;
  readonly #source: PageSource<Item, Query, Loaded>;
  #lastQuery: { readonly query: Query } | null = null;
  /** Put on top while the first page is under way: its answer may be older. */
  #prepended: readonly Item[] = [];
  /** Put after the others while the first page is under way. */
  #appended: readonly Item[] = [];
  /** Made while the first page is under way: its answer may be older, so they are made on it again. */
  #amendments: readonly Amendment<Item>[] = [];
  /** Answers of an earlier run are late. */
  #run = 0;
  /** Those that were left last come first. */
  #left: readonly LeftList<Item, Query>[] = [];
  /** The session has changed since the first page came. */
  #isOfFormerViewer = false;

  constructor(source: PageSource<Item, Query, Loaded>) {
    this.#source = source;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasMore(): boolean {
    return this.nextCursor !== null;
  }

  get isLoadingMore(): boolean {
    return this.moreState.state === 'loading';
  }

  /** The failure of the first page; null if it is loaded. */
  get failure(): Failure | null {
    return this.state.state === 'failed' ? this.state.failure : null;
  }

  has(key: string | number): boolean {
    return this.items.some((item) => this.#source.keyOf(item) === key);
  }

  /** Loads the first page. */
  async load(query: Query): Promise<void> {
    const run = this.started(query);
    const answer = await this.#source.fetch({}, query);
    if (run === this.#run) this.arrived(answer);
  }

  /**
   * Loads the first page; after a Back the pages of the same query stay as they are, or are those that were left, so that the place among them
   * is found again. Returns whether they stayed.
   */
  async open(query: Query, isBack: boolean): Promise<boolean> {
    const isShown = isSame(query, this.#lastQuery?.query) && this.state.state === 'ready' && !this.#isOfFormerViewer;
    if (isBack && (isShown || this.bringBack(query))) return true;
    await this.load(query);
    return false;
  }

  /** Clears the list for another one; a Back finds it as it was left. */
  leave(): void {
    const { items, nextCursor } = this;
    const query = this.#lastQuery?.query;
    const others = this.#left.filter((each) => !isSame(each.query, query));
    const isWhole = query !== undefined && this.state.state === 'ready' && !this.#isOfFormerViewer;
    this.reset();
    this.#left = isWhole ? [{ query, items, nextCursor }, ...others].slice(0, MAX_LEFT) : others;
  }

  /** Shows a first page that another answer has brought; answers under way are late. */
  begin(query: Query, page: Loaded): void {
    this.started(query);
    this.arrived(ok(page));
  }

  /** Loads the first page of the same query again; nothing before the first load. */
  async reload(): Promise<void> {
    if (this.#lastQuery !== null) await this.load(this.#lastQuery.query);
  }

  /** Loads the next page; nothing while a page is under way or if there is none. */
  async loadMore(): Promise<void> {
    const { nextCursor } = this;
    if (this.#lastQuery === null || nextCursor === null) return;
    if (this.state.state === 'loading' || this.isLoadingMore) return;
    const run = this.#run;
    this.moreState = loading;
    const answer = await this.#source.fetch({ cursor: nextCursor }, this.#lastQuery.query);
    if (run === this.#run) this.moreArrived(answer);
  }

  /** Puts items on top, known ones as well. Nothing before the first load and after a failed one: a load brings them. */
  prepend(items: readonly Item[]): void {
    if (this.state.state !== 'ready' && this.state.state !== 'loading') return;
    if (this.state.state === 'loading') this.#prepended = [...items, ...this.#prepended];
    this.items = this.distinct([...items, ...this.items]);
  }

  /** Puts items after the loaded ones. Nothing before the first load and after a failed one: a load brings them. */
  append(items: readonly Item[]): void {
    if (this.state.state !== 'ready' && this.state.state !== 'loading') return;
    if (this.state.state === 'loading') this.#appended = [...this.#appended, ...items];
    this.items = this.distinct([...this.items, ...items]);
  }

  /** Takes an item out, also of a first page that is under way. */
  remove(key: string | number): void {
    this.make((items) => items.filter((item) => this.#source.keyOf(item) !== key));
  }

  /** Changes an item, also if a first page under way brings it. The change must give the same when it is made twice. */
  amend(key: string | number, change: (item: Item) => Item): void {
    this.make((items) => items.map((item) => (this.#source.keyOf(item) === key ? change(item) : item)));
  }

  change(change: (item: Item) => Item): void {
    this.items = this.items.map(change);
    this.#left = this.#left.map((each) => ({ ...each, items: each.items.map(change) }));
  }

  /** The session changed: answers under way are late, a first page under way is loaded again, and no Back finds what was left before. */
  async forgetLeft(): Promise<void> {
    this.#left = [];
    if (this.state.state === 'loading') await this.reload();
    else this.dropPages();
  }

  /** The same, and no Back finds what was loaded before. */
  async restart(): Promise<void> {
    this.#isOfFormerViewer = true;
    await this.forgetLeft();
  }

  /** Clears the list; answers under way are late. */
  reset(): void {
    this.dropPages();
    this.items = [];
    this.nextCursor = null;
    this.state = idle;
    this.moreState = idle;
    this.#lastQuery = null;
    this.#left = [];
  }

  private bringBack(query: Query): boolean {
    const left = this.#left.find((each) => isSame(each.query, query));
    if (left === undefined) return false;
    this.started(query);
    this.items = left.items;
    this.nextCursor = left.nextCursor;
    this.state = ready(null);
    this.moreState = idle;
    return true;
  }

  private make(amendment: Amendment<Item>): void {
    this.items = amendment(this.items);
    this.#left = this.#left.map((each) => ({ ...each, items: amendment(each.items) }));
    if (this.state.state !== 'loading') return;
    this.#prepended = amendment(this.#prepended);
    this.#appended = amendment(this.#appended);
    this.#amendments = [...this.#amendments, amendment];
  }

  private started(query: Query): number {
    this.dropPages();
    this.#lastQuery = { query };
    this.#prepended = [];
    this.#appended = [];
    this.#amendments = [];
    this.#isOfFormerViewer = false;
    this.state = loading;
    return this.#run;
  }

  private dropPages(): void {
    this.#run += 1;
    if (this.moreState.state === 'loading') this.moreState = idle;
  }

  private arrived(answer: Result<Loaded, Failure>): void {
    if (!answer.ok) {
      this.state = failed(answer.failure);
      return;
    }
    this.#source.onPage?.(answer.value);
    const read = this.#amendments.reduce((items, amend) => amend(items), answer.value.items);
    this.items = this.distinct([...this.#prepended, ...read, ...this.#appended]);
    this.nextCursor = answer.value.nextCursor;
    this.state = ready(null);
    this.moreState = idle;
  }

  private moreArrived(answer: Result<Loaded, Failure>): void {
    if (!answer.ok) {
      this.moreState = failed(answer.failure);
      return;
    }
    this.#source.onPage?.(answer.value);
    this.items = this.distinct([...this.items, ...answer.value.items]);
    this.nextCursor = answer.value.nextCursor;
    this.moreState = ready(null);
  }

  private distinct(items: readonly Item[]): readonly Item[] {
    return distinctBy(items, this.#source.keyOf);
  }
}

function isSame(query: unknown, other: unknown): boolean {
  return JSON.stringify(query) === JSON.stringify(other);
}
