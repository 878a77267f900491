import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Page } from '@/core/kernel/common/page';
import type { LoadedFeed } from '@/core/talk/posting/catch-up-feed.use-case';
import type { FeedReading } from '@/core/talk/posting/feed.port';
import type { Post } from '@/core/talk/posting/post';
import { readUnchanged } from '@/core/talk/posting/read-unchanged';
import type { FeedName } from '@/core/talk/posting/shown-order';
import { FEED_NAMES, feedQueryOf } from '@/core/talk/posting/shown-order';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { Personal } from '@/stores/kernel/common/personal';
import type { PostsStore } from './posts.store';

/** A feed as ids; the posts themselves are kept in one place for all feeds. */
interface FeedPage extends Page<string> {
  readonly posts: readonly Post[];
}

/** Begins after a cursor; null begins with the newest. */
type Feed = PagedList<string, string | null, FeedPage>;

type KnownPosts = Pick<PostsStore, 'find' | 'isShown' | 'keep' | 'keepShared' | 'watchChanges'>;

const MAX_PAGES_TO_REACH = 10;

/** The feeds of the home screen. */
export class FeedStore implements Personal {
  current: FeedName = 'newest';
  /** Posts that went live while the viewer was further down; newest first. */
  private waitingIds: readonly string[] = [];
  private isAtTop = true;
  private starts: Readonly<Partial<Record<FeedName, string | null>>> = {};
  /** Grows with each change of the viewer: answers for an earlier one are late. */
  viewerNumber = 0;
  readonly #posts: KnownPosts;
  readonly #feeds: Readonly<Record<FeedName, Feed>>;

  constructor(reading: FeedReading, posts: KnownPosts) {
    this.#posts = posts;
    const feed = (name: FeedName): Feed => createFeed(name, reading, posts);
    this.#feeds = { newest: feed('newest'), top: feed('top'), rising: feed('rising'), following: feed('following') };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The state of the first page of the feed in view. */
  get state(): LoadState<null>['state'] {
    return this.feed.state.state;
  }

  /** The failure of the feed in view; null unless it failed. */
  get failure(): Failure | null {
    return this.feed.failure;
  }

  /** The loaded posts. A post of another user that was deleted in the meantime keeps its place. */
  get visible(): readonly Post[] {
    return this.shownOf(this.feed.items);
  }

  get hasMore(): boolean {
    return this.feed.hasMore;
  }

  /** The cursor after the last loaded post. */
  get nextCursor(): string | null {
    return this.feed.nextCursor;
  }

  /** The feed in view leaves out what is newer than the address says. */
  get isPartOnly(): boolean {
    return this.start !== null;
  }

  /** The loading of the pages after the first. */
  get moreState(): LoadState<null> {
    return this.feed.moreState;
  }

  /** The number of new posts above the newest ones, without those that the viewer does not want; 0 above any other feed. */
  get waitingCount(): number {
    return this.current === 'newest' ? this.shownOf(this.waitingIds).length : 0;
  }

  /** Shows a feed, after a cursor if there is one, and loads its first page if that has not happened yet. */
  async open(name: FeedName, start: string | null = null): Promise<void> {
    this.current = name;
    if (this.feed.state.state === 'idle' || start !== this.start) await this.load(start);
  }

  /** Loads the first page of the feed in view again. */
  reload(): Promise<void> {
    if (this.current === 'newest') this.waitingIds = [];
    return this.load(this.start);
  }

  /** Loads the next page; does nothing while one is under way or if there is none. */
  loadMore(): Promise<void> {
    return this.feed.loadMore();
  }

  /** Loads further pages of the feed in view until a post is among them, within reason. */
  async reach(postId: string): Promise<void> {
    for (let page = 1; page < MAX_PAGES_TO_REACH && this.hasMore && !this.feed.has(postId); page += 1) {
      await this.feed.loadMore();
    }
  }

  /** The viewer scrolled to the top, or away from it. */
  setAtTop(isAtTop: boolean): void {
    this.isAtTop = isAtTop;
    if (isAtTop && this.current === 'newest') this.showWaiting();
  }

  /** Puts the waiting posts on top. */
  showWaiting(): void {
    this.#feeds.newest.prepend(this.waitingIds);
    this.waitingIds = [];
  }

  /** A post went live: it shows at once if the viewer is at the top, else it waits. */
  receive(post: Post): void {
    this.#posts.keepShared(post);
    if (this.starts.newest) return;
    const feed = this.#feeds.newest;
    if (feed.has(post.id) || this.waitingIds.includes(post.id)) return;
    if (feed.state.state === 'ready' && !(this.isAtTop && this.current === 'newest')) {
      this.waitingIds = [post.id, ...this.waitingIds];
    } else feed.prepend([post.id]);
  }

  /** Puts the user's own new post on top of every feed. */
  add(post: Post): void {
    this.#posts.keep([post]);
    this.waitingIds = this.waitingIds.filter((id) => id !== post.id);
    for (const name of FEED_NAMES) this.#feeds[name].prepend([post.id]);
  }

  /** The feed in view as far as it is loaded; null before it is. */
  get loaded(): LoadedFeed | null {
    const { current: name, start, feed } = this;
    if (feed.state.state !== 'ready') return null;
    return { name, start, ids: name === 'newest' ? [...this.waitingIds, ...feed.items] : feed.items };
  }

  /** Drops the feeds that are not in view: they are loaded again when they are opened. */
  dropOthers(): void {
    for (const name of FEED_NAMES) if (name !== this.current) this.#feeds[name].reset();
    if (this.current !== 'newest') this.waitingIds = [];
  }

  /** Drops every feed but the newest posts, which come into view. */
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
    // The address names a place that no feed has: it begins at its start.
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
      const answer = await readUnchanged(
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
