import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { FeedReading } from '@/core/posting/feed.port';
import type { FeedType, Post, PostPage } from '@/core/posting/post';
import type { LoadState } from '../common/load-state';
import { failed, idle, loading, ready } from '../common/load-state';
import type { PostsStore } from './posts.store';

/** One feed as far as it is loaded: its first page's state, the ids in order, and where the next page begins. */
interface LoadedFeed {
  readonly first: LoadState<null>;
  readonly more: LoadState<null>;
  readonly postIds: readonly string[];
  readonly nextCursor: string | null;
  /** Posts that came while one read further down; shown when one asks for them. */
  readonly waitingIds: readonly string[];
}

const EMPTY: LoadedFeed = { first: idle, more: idle, postIds: [], nextCursor: null, waitingIds: [] };

/** The feeds of the home screen. */
export class FeedStore {
  /** Which feed is looked at. */
  current: FeedType = 'GENERIC';
  private feeds: Readonly<Record<FeedType, LoadedFeed>> = { GENERIC: EMPTY, PERSONALIZED: EMPTY };
  private isAtTop = true;

  constructor(
    private readonly reading: FeedReading,
    private readonly posts: PostsStore,
  ) {
    makeAutoObservable<this, 'reading' | 'posts'>(this, { reading: false, posts: false }, { autoBind: true });
  }

  /** The state of the first page of the feed that is looked at. */
  get state(): LoadState<null>['state'] {
    return this.feed.first.state;
  }

  /** Why the first page failed; null where it did not. */
  get failure(): Failure | null {
    return this.feed.first.state === 'failed' ? this.feed.first.failure : null;
  }

  get visible(): readonly Post[] {
    return this.feed.postIds.map((id) => this.posts.find(id)).filter((post) => post !== null);
  }

  get hasMore(): boolean {
    return this.feed.nextCursor !== null;
  }

  get isLoadingMore(): boolean {
    return this.feed.more.state === 'loading';
  }

  get moreFailure(): Failure | null {
    return this.feed.more.state === 'failed' ? this.feed.more.failure : null;
  }

  /** How many new posts wait above. */
  get waitingCount(): number {
    return this.feed.waitingIds.length;
  }

  /** Looks at a feed and loads its first page where that has not happened yet. */
  async open(feedType: FeedType): Promise<void> {
    this.current = feedType;
    if (this.feeds[feedType].first.state === 'idle') await this.load(feedType);
  }

  /** Loads the first page of the current feed anew. */
  async reload(): Promise<void> {
    await this.load(this.current);
  }

  /** Loads the next page; does nothing while one is under way or where there is none. */
  async loadMore(): Promise<void> {
    const feedType = this.current;
    const { nextCursor, more } = this.feeds[feedType];
    if (nextCursor === null || more.state === 'loading') return;
    this.change(feedType, { more: loading });
    this.moreArrived(feedType, await this.reading.listFeed({ feedType, cursor: nextCursor }));
  }

  /** The reader scrolled to the top, or away from it. */
  setAtTop(isAtTop: boolean): void {
    this.isAtTop = isAtTop;
    if (isAtTop) this.showWaiting();
  }

  /** Puts the waiting posts on top. */
  showWaiting(): void {
    const { waitingIds, postIds } = this.feed;
    if (waitingIds.length > 0) this.change(this.current, { waitingIds: [], postIds: [...waitingIds, ...postIds] });
  }

  /** A post went live somewhere. It shows at once where one stands at the top, else it waits. */
  receive(post: Post): void {
    this.posts.keepShared(post);
    const { first, postIds, waitingIds } = this.feeds.GENERIC;
    if (first.state !== 'ready' || postIds.includes(post.id) || waitingIds.includes(post.id)) return;
    if (this.isAtTop && this.current === 'GENERIC') this.change('GENERIC', { postIds: [post.id, ...postIds] });
    else this.change('GENERIC', { waitingIds: [post.id, ...waitingIds] });
  }

  /** One's own new post shows on top whatever one looks at. */
  add(post: Post): void {
    this.posts.keep([post]);
    for (const feedType of ['GENERIC', 'PERSONALIZED'] as const) {
      const { first, postIds, waitingIds } = this.feeds[feedType];
      if (first.state !== 'ready') continue;
      this.change(feedType, {
        postIds: [post.id, ...postIds.filter((id) => id !== post.id)],
        waitingIds: waitingIds.filter((id) => id !== post.id),
      });
    }
  }

  /** The connection was away: what went live meanwhile waits above. */
  async catchUp(): Promise<void> {
    if (this.feeds.GENERIC.first.state !== 'ready') return;
    const page = await this.reading.listFeed({ feedType: 'GENERIC' });
    if (page.ok) for (const post of [...page.value.items].reverse()) this.receive(post);
  }

  /** Nobody is signed in any more: the personal feed is gone, and everybody's is looked at. */
  async leavePersonal(): Promise<void> {
    this.posts.forgetViewer();
    this.change('PERSONALIZED', EMPTY);
    await this.open('GENERIC');
  }

  forget(): void {
    void this.leavePersonal();
  }

  private get feed(): LoadedFeed {
    return this.feeds[this.current];
  }

  private async load(feedType: FeedType): Promise<void> {
    this.change(feedType, { first: loading });
    this.firstArrived(feedType, await this.reading.listFeed({ feedType }));
  }

  private firstArrived(feedType: FeedType, page: Result<PostPage, Failure>): void {
    if (!page.ok) {
      this.change(feedType, { first: failed(page.failure) });
      return;
    }
    const { items, nextCursor } = page.value;
    this.posts.keep(items);
    const postIds = items.map(({ id }) => id);
    this.change(feedType, { first: ready(null), more: idle, postIds, nextCursor, waitingIds: [] });
  }

  private moreArrived(feedType: FeedType, page: Result<PostPage, Failure>): void {
    if (!page.ok) {
      this.change(feedType, { more: failed(page.failure) });
      return;
    }
    const { items, nextCursor } = page.value;
    this.posts.keep(items);
    const known = new Set(this.feeds[feedType].postIds);
    const added = items.map(({ id }) => id).filter((id) => !known.has(id));
    this.change(feedType, { more: ready(null), postIds: [...this.feeds[feedType].postIds, ...added], nextCursor });
  }

  private change(feedType: FeedType, change: Partial<LoadedFeed>): void {
    this.feeds = { ...this.feeds, [feedType]: { ...this.feeds[feedType], ...change } };
  }
}
