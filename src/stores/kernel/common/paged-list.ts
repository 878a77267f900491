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
  readonly keyOf: (item: Item) => string | number;
  /** Called before the page's items are shown. */
  readonly onPage?: (page: Loaded) => void;
}

interface LeftList<Item, Query> {
  readonly query: Query;
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** The number of lists that Back restores as they were left. */
const MAX_LEFT = 10;

type Amendment<Item> = (items: readonly Item[]) => readonly Item[];

/** A paged list as far as it is loaded, without duplicates. Late responses are dropped. */
export class PagedList<Item, Query = void, Loaded extends Page<Item> = Page<Item>> {
  items: readonly Item[] = [];
  /** State of the first page. Items stay while it reloads, and if that fails. */
  state: LoadState<null> = idle;
  /** State of further pages. */
  moreState: LoadState<null> = idle;
  nextCursor: string | null = null;
  readonly #source: PageSource<Item, Query, Loaded>;
  #lastQuery: { readonly query: Query } | null = null;
  /** Items prepended while page 1 loads. They are added to the response. */
  #prepended: readonly Item[] = [];
  /** Items appended while page 1 loads. */
  #appended: readonly Item[] = [];
  /** Local edits made while page 1 loads; reapplied to the response. */
  #amendments: readonly Amendment<Item>[] = [];
  /** Identifies the run, so that earlier responses are dropped. */
  #run = 0;
  #left: readonly LeftList<Item, Query>[] = [];
  /** True if the session has changed since page 1 loaded. */
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

  get failure(): Failure | null {
    return this.state.state === 'failed' ? this.state.failure : null;
  }

  has(key: string | number): boolean {
    return this.items.some((item) => this.#source.keyOf(item) === key);
  }

  async load(query: Query): Promise<void> {
    const run = this.started(query);
    const answer = await this.#source.fetch({}, query);
    if (run === this.#run) this.arrived(answer);
  }

  /**
   * Opens the list. After a Back, pages of the same query stay or are restored, so that the scroll position fits.
   * Returns whether they stayed.
   */
  async open(query: Query, isBack: boolean): Promise<boolean> {
    const isShown = isSame(query, this.#lastQuery?.query) && this.state.state === 'ready' && !this.#isOfFormerViewer;
    if (isBack && (isShown || this.bringBack(query))) return true;
    await this.load(query);
    return false;
  }

  /** Clears the list. Back restores it. */
  leave(): void {
    const { items, nextCursor } = this;
    const query = this.#lastQuery?.query;
    const others = this.#left.filter((each) => !isSame(each.query, query));
    const isWhole = query !== undefined && this.state.state === 'ready' && !this.#isOfFormerViewer;
    this.reset();
    this.#left = isWhole ? [{ query, items, nextCursor }, ...others].slice(0, MAX_LEFT) : others;
  }

  /** Sets page 1 from another response, and drops running calls. */
  begin(query: Query, page: Loaded): void {
    this.started(query);
    this.arrived(ok(page));
  }

  async reload(): Promise<void> {
    if (this.#lastQuery !== null) await this.load(this.#lastQuery.query);
  }

  async loadMore(): Promise<void> {
    const { nextCursor } = this;
    if (this.#lastQuery === null || nextCursor === null) return;
    if (this.state.state === 'loading' || this.isLoadingMore) return;
    const run = this.#run;
    this.moreState = loading;
    const answer = await this.#source.fetch({ cursor: nextCursor }, this.#lastQuery.query);
    if (run === this.#run) this.moreArrived(answer);
  }

  /** Prepends items, including known ones. Does nothing before the first load and after a failed one. */
  prepend(items: readonly Item[]): void {
    if (this.state.state !== 'ready' && this.state.state !== 'loading') return;
    if (this.state.state === 'loading') this.#prepended = [...items, ...this.#prepended];
    this.items = this.distinct([...items, ...this.items]);
  }

  /** Appends items. Does nothing before the first load and after a failed one. */
  append(items: readonly Item[]): void {
    if (this.state.state !== 'ready' && this.state.state !== 'loading') return;
    if (this.state.state === 'loading') this.#appended = [...this.#appended, ...items];
    this.items = this.distinct([...this.items, ...items]);
  }

  /** Removes an item, also from a first page that is loading. */
  remove(key: string | number): void {
    this.make((items) => items.filter((item) => this.#source.keyOf(item) !== key));
  }

  /** Also applies to a first page that is loading. The change must be idempotent. */
  amend(key: string | number, change: (item: Item) => Item): void {
    this.make((items) => items.map((item) => (this.#source.keyOf(item) === key ? change(item) : item)));
  }

  change(change: (item: Item) => Item): void {
    this.items = this.items.map(change);
    this.#left = this.#left.map((each) => ({ ...each, items: each.items.map(change) }));
  }

  /**
   * Called when the session changed. Running calls are dropped, a loading first page is repeated, and Back restores
   * nothing.
   */
  async forgetLeft(): Promise<void> {
    this.#left = [];
    if (this.state.state === 'loading') await this.reload();
    else this.dropPages();
  }

  /** Works like `forgetLeft`, but also drops the loaded items. */
  async restart(): Promise<void> {
    this.#isOfFormerViewer = true;
    await this.forgetLeft();
  }

  /** Clears the list and drops running calls. */
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
