import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page } from '@/core/kernel/common/page';
import type { LoadedFeed } from '@/core/talk/posting/catch-up-feed.use-case';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { readUntilUnchanged } from '@/core/talk/posting/read-unchanged';
import type { FeedName } from '@/core/talk/posting/shown-order';
import { FEED_NAMES, feedQueryOf } from '@/core/talk/posting/shown-order';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostsStore } from './posts.store';

/** A page of ids. The posts are stored once for all feeds. */
interface FeedPage extends Page<string> {
  readonly posts: readonly Post[];
}

/** A null cursor starts with the newest post. */
type Feed = PagedList<string, string | null, FeedPage>;

type KnownPosts = Pick<PostsStore, 'find' | 'isShown' | 'keep' | 'keepShared' | 'watchChanges'>;

const MAX_PAGES_TO_REACH = 10;

/** The feeds of the home screen. */
export class FeedStore implements PersonalStore {
  current: FeedName = 'newest';
  /** New posts, newest first, collected while the viewer is further down. */
  private waitingIds: readonly string[] = [];
  private isAtTop = true;
  private starts: Readonly<Partial<Record<FeedName, string | null>>> = {};
  /** Incremented when the viewer changes, so that earlier responses are dropped. */
  viewerNumber = 0;
  readonly #posts: KnownPosts;
  readonly #feeds: Readonly<Record<FeedName, Feed>>;

  constructor(reading: FeedReading, posts: KnownPosts) {
    this.#posts = posts;
    const feed = (name: FeedName): Feed => createFeed(name, reading, posts);
    this.#feeds = { newest: feed('newest'), top: feed('top'), rising: feed('rising'), following: feed('following') };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<null>['state'] {
    return this.feed.state.state;
  }

  get failure(): Failure | null {
    return this.feed.failure;
  }

  get visible(): readonly Post[] {
    return this.shownOf(this.feed.items);
  }

  get hasMore(): boolean {
    return this.feed.hasMore;
  }

  get nextCursor(): string | null {
    return this.feed.nextCursor;
  }

  get isPartOnly(): boolean {
    return this.start !== null;
  }

  get moreState(): LoadState<null> {
    return this.feed.moreState;
  }

  /** The number of waiting posts in the newest feed, without hidden ones. */
  get waitingCount(): number {
    return this.current === 'newest' ? this.shownOf(this.waitingIds).length : 0;
  }

  async open(name: FeedName, start: string | null = null): Promise<void> {
    this.current = name;
    if (this.feed.state.state === 'idle' || start !== this.start) await this.load(start);
  }

  reload(): Promise<void> {
    if (this.current === 'newest') this.waitingIds = [];
    return this.load(this.start);
  }

  loadMore(): Promise<void> {
    return this.feed.loadMore();
  }

  async reach(postId: string): Promise<void> {
    for (let page = 1; page < MAX_PAGES_TO_REACH && this.hasMore && !this.feed.has(postId); page += 1) {
      await this.feed.loadMore();
    }
  }

  setAtTop(isAtTop: boolean): void {
    this.isAtTop = isAtTop;
    if (isAtTop && this.current === 'newest') this.showWaiting();
  }

  showWaiting(): void {
    this.#feeds.newest.prepend(this.waitingIds);
    this.waitingIds = [];
  }

  receive(post: Post): void {
    this.#posts.keepShared(post);
    if (this.starts.newest) return;
    const feed = this.#feeds.newest;
    if (feed.has(post.id) || this.waitingIds.includes(post.id)) return;
    if (feed.state.state === 'ready' && !(this.isAtTop && this.current === 'newest')) {
      this.waitingIds = [post.id, ...this.waitingIds];
    } else feed.prepend([post.id]);
  }

  add(post: Post): void {
    this.#posts.keep([post]);
    this.waitingIds = this.waitingIds.filter((id) => id !== post.id);
    for (const name of FEED_NAMES) this.#feeds[name].prepend([post.id]);
  }

  get loaded(): LoadedFeed | null {
    const { current: name, start, feed } = this;
    if (feed.state.state !== 'ready') return null;
    return { name, start, ids: name === 'newest' ? [...this.waitingIds, ...feed.items] : feed.items };
  }

  dropOthers(): void {
    for (const name of FEED_NAMES) if (name !== this.current) this.#feeds[name].reset();
    if (this.current !== 'newest') this.waitingIds = [];
  }

  /** Keeps only the newest posts, and shows them. */
  forget(): void {
    this.viewerNumber += 1;
    const { newest, ...others } = this.#feeds;
    for (const feed of Object.values(others)) feed.reset();
    this.starts = { newest: this.starts.newest ?? null };
    void newest.restart();
    void this.open('newest', this.starts.newest);
  }

  private async load(start: string | null): Promise<void> {
    this.starts = { ...this.starts, [this.current]: start };
    await this.feed.load(start);
    // The place in the feed is unknown, so the feed starts from the beginning.
    if (start !== null && this.feed.failure?.kind === 'invalid') await this.load(null);
  }

  private shownOf(ids: readonly string[]): readonly Post[] {
    return ids.flatMap((id) => this.#posts.find(id) ?? []).filter((post) => this.#posts.isShown(post));
  }

  private get start(): string | null {
    return this.starts[this.current] ?? null;
  }

  private get feed(): Feed {
    return this.#feeds[this.current];
  }
}

function createFeed(name: FeedName, reading: FeedReading, posts: Pick<PostsStore, 'keep' | 'watchChanges'>): Feed {
  return new PagedList<string, string | null, FeedPage>({
    async fetch(page, start) {
      const query = { ...feedQueryOf(name), ...(start !== null && { cursor: start }), ...page };
      const answer = await readUntilUnchanged(
        posts,
        () => reading.listFeed(query),
        ({ items }) => items.map(({ id }) => id),
      );
      if (!answer.ok) return answer;
      const { items, nextCursor } = answer.value;
      return { ok: true, value: { items: items.map(({ id }) => id), nextCursor, posts: items } };
    },
    keyOf: (postId) => postId,
    onPage: (page) => posts.keep(page.posts),
  });
}
