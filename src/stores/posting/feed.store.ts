import { makeAutoObservable } from 'mobx';
import type { Page } from '@/core/common/page';
import type { FeedReading } from '@/core/posting/feed.port';
import type { FeedType, Post } from '@/core/posting/post';
import type { LoadState } from '../common/load-state';
import { PagedList } from '../common/paged-list';
import type { Personal } from '../common/personal';
import type { PostsStore } from './posts.store';

/** A feed as ids; the posts themselves are kept in one place for all feeds. */
interface FeedPage extends Page<string> {
  readonly posts: readonly Post[];
}

/** Begins behind a cursor; null begins with the newest. */
type Feed = PagedList<string, string | null, FeedPage>;

const MAX_PAGES_TO_REACH = 10;

/** The feeds of the home screen. */
export class FeedStore implements Personal {
  /** The feed in view. */
  current: FeedType = 'GENERIC';
  /** Posts that went live while the viewer was further down; newest first. */
  private waitingIds: readonly string[] = [];
  private isAtTop = true;
  private starts: Readonly<Record<FeedType, string | null>> = { GENERIC: null, PERSONALIZED: null };
  /** Grows with each change of the viewer: answers for an earlier one are late. */
  #viewer = 0;
  readonly #reading: FeedReading;
  readonly #posts: Pick<PostsStore, 'find' | 'keep' | 'keepShared'>;
  readonly #feeds: Readonly<Record<FeedType, Feed>>;

  constructor(reading: FeedReading, posts: Pick<PostsStore, 'find' | 'keep' | 'keepShared'>) {
    this.#reading = reading;
    this.#posts = posts;
    this.#feeds = {
      GENERIC: createFeed('GENERIC', reading, posts),
      PERSONALIZED: createFeed('PERSONALIZED', reading, posts),
    };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The state of the first page of the feed in view. */
  get state(): LoadState<null>['state'] {
    return this.feed.state.state;
  }

  get visible(): readonly Post[] {
    return this.feed.items.map((id) => this.#posts.find(id)).filter((post) => post !== null);
  }

  get hasMore(): boolean {
    return this.feed.hasMore;
  }

  /** The cursor behind the last loaded post. */
  get nextCursor(): string | null {
    return this.feed.nextCursor;
  }

  /** The feed in view leaves out what is newer than the address says. */
  get isPartOnly(): boolean {
    return this.starts[this.current] !== null;
  }

  /** Of the pages after the first. */
  get moreState(): LoadState<null> {
    return this.feed.moreState;
  }

  /** The number of new posts above the generic feed; 0 for any other. */
  get waitingCount(): number {
    return this.current === 'GENERIC' ? this.waitingIds.length : 0;
  }

  /** Shows a feed, from behind a cursor on if there is one, and loads its first page where that has not happened yet. */
  async open(feedType: FeedType, start: string | null = null): Promise<void> {
    this.current = feedType;
    if (this.feed.state.state === 'idle' || start !== this.starts[feedType]) await this.load(start);
  }

  /** Loads the first page of the feed in view anew. */
  async reload(): Promise<void> {
    if (this.current === 'GENERIC') this.waitingIds = [];
    await this.load(this.starts[this.current]);
  }

  /** Loads the next page; does nothing while one is under way or if there is none. */
  async loadMore(): Promise<void> {
    await this.feed.loadMore();
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
    if (isAtTop && this.current === 'GENERIC') this.showWaiting();
  }

  /** Puts the waiting posts on top. */
  showWaiting(): void {
    this.#feeds.GENERIC.prepend(this.waitingIds);
    this.waitingIds = [];
  }

  /** A post went live: it shows at once where the viewer is at the top, else it waits. */
  receive(post: Post): void {
    this.#posts.keepShared(post);
    if (this.starts.GENERIC !== null) return;
    const feed = this.#feeds.GENERIC;
    if (feed.has(post.id) || this.waitingIds.includes(post.id)) return;
    if (feed.state.state === 'ready' && !(this.isAtTop && this.current === 'GENERIC')) {
      this.waitingIds = [post.id, ...this.waitingIds];
    } else feed.prepend([post.id]);
  }

  /** Puts the user's own new post on top of every feed. */
  add(post: Post): void {
    this.#posts.keep([post]);
    this.waitingIds = this.waitingIds.filter((id) => id !== post.id);
    for (const feed of Object.values(this.#feeds)) feed.prepend([post.id]);
  }

  /** The connection was away: what went live meanwhile waits above. */
  async catchUp(): Promise<void> {
    if (this.#feeds.GENERIC.state.state !== 'ready') return;
    const viewer = this.#viewer;
    const page = await this.#reading.listFeed({ feedType: 'GENERIC' });
    if (page.ok && viewer === this.#viewer) for (const post of page.value.items.toReversed()) this.receive(post);
  }

  /** The personalised feed is gone, and the generic one in view. */
  forget(): void {
    this.#viewer += 1;
    this.#feeds.PERSONALIZED.reset();
    this.starts = { ...this.starts, PERSONALIZED: null };
    void this.#feeds.GENERIC.restart();
    void this.open('GENERIC', this.starts.GENERIC);
  }

  private async load(start: string | null): Promise<void> {
    this.starts = { ...this.starts, [this.current]: start };
    await this.feed.load(start);
  }

  private get feed(): Feed {
    return this.#feeds[this.current];
  }
}

function createFeed(feedType: FeedType, reading: FeedReading, posts: Pick<PostsStore, 'keep'>): Feed {
  return new PagedList<string, string | null, FeedPage>({
    async fetch(page, start) {
      const answer = await reading.listFeed({ feedType, ...(start === null ? {} : { cursor: start }), ...page });
      if (!answer.ok) return answer;
      const { items, nextCursor } = answer.value;
      return { ok: true, value: { items: items.map(({ id }) => id), nextCursor, posts: items } };
    },
    keyOf: (postId) => postId,
    onPage: (page) => posts.keep(page.posts),
  });
}
