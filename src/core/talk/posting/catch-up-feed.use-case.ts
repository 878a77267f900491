import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { FeedReading } from './feed.port';
import type { Post } from './post';
import type { PagePosts, PageViewer, ReloadPost } from './reread-post.use-case';
import type { FeedName } from './shown-order';
import { feedQueryOf } from './shown-order';

const MAX_POSTS = 200;

const MAX_SINGLE_POSTS = 20;

/** The number of new posts that the first request has room for, in addition to the loaded ones. */
const ROOM_FOR_NEW = 10;

export interface LoadedFeed {
  readonly name: FeedName;
  readonly start: string | null;
  /** Ids of posts above the first one that is already shown. */
  readonly ids: readonly string[];
}

export interface PageFeeds extends PageViewer {
  /** Null before the feed is loaded. */
  readonly loaded: LoadedFeed | null;
  /** Drops the other feeds, which are loaded again when opened. */
  dropOthers(): void;
  receive(post: Post): void;
}

/**
 * Catches up after a lost connection. Changed and deleted posts of the visible feed are updated in
 * place, and new ones wait above it. Other feeds reload when opened.
 */
export class CatchUpFeed {
  readonly #reading: Pick<FeedReading, 'listFeed'>;
  readonly #feeds: PageFeeds;
  readonly #posts: PagePosts;
  readonly #reread: ReloadPost;

  constructor(reading: Pick<FeedReading, 'listFeed'>, feeds: PageFeeds, posts: PagePosts, reread: ReloadPost) {
    this.#reread = reread;
    this.#reading = reading;
    this.#feeds = feeds;
    this.#posts = posts;
  }

  async execute(): Promise<void> {
    this.#feeds.dropOthers();
    const { loaded, viewerNumber } = this.#feeds;
    if (loaded === null) return;
    const isChanged = this.#posts.watchChanges();
    const posts = await this.#readAgain(loaded);
    if (posts === null || viewerNumber !== this.#feeds.viewerNumber) return;
    const read = new Set(posts.map(({ id }) => id));
    const changed = [...read].filter(isChanged);
    this.#show(posts, new Set(changed), loaded);
    const missing = loaded.ids
      .slice(0, MAX_POSTS)
      .filter((id) => !read.has(id) && this.#posts.find(id)?.status === 'LIVE');
    for (const postId of [...changed, ...missing].slice(0, MAX_SINGLE_POSTS)) {
      if (viewerNumber !== this.#feeds.viewerNumber) return;
      await this.#reread.execute(postId);
    }
  }

  /** Shows the user's post from another page, since the public event does not name its author. */
  async showOwn(postId: string): Promise<void> {
    if (this.#posts.find(postId)?.isMine === false) await this.#reread.execute(postId);
  }

  /**
   * Loads a post whose new poll or offers the page did not have, since events never contain the viewer's pick. Other
   * posts are not loaded: their author could make every open page reload repeatedly.
   */
  async showChanged(post: Post): Promise<void> {
    const known = this.#posts.find(post.id);
    this.#posts.changed(post);
    const isBack = known !== null && known.status !== 'LIVE' && post.status === 'LIVE';
    const shown = this.#posts.find(post.id);
    const isOfEvent = (part: 'poll' | 'offers'): boolean => post[part] !== null && shown?.[part] === post[part];
    if (isBack && (isOfEvent('poll') || isOfEvent('offers'))) await this.#reread.execute(post.id);
  }

  /** Reloads at least the loaded part. Returns null if the service does not answer. */
  async #readAgain({ name, start, ids }: LoadedFeed): Promise<readonly Post[] | null> {
    const known = new Set(ids);
    const { max } = PAGE_LENGTHS.page;
    let limit = ids.length === 0 ? max : Math.min(ids.length + ROOM_FOR_NEW, max);
    const posts: Post[] = [];
    let cursor = start;
    do {
      const from = cursor === null ? {} : { cursor };
      const page = await this.#reading.listFeed({ ...feedQueryOf(name), ...from, limit });
      if (!page.ok) return null;
      posts.push(...page.value.items);
      cursor = page.value.nextCursor;
      limit = max;
    } while (
      ids.length > 0 &&
      cursor !== null &&
      posts.length < MAX_POSTS &&
      (posts.length < ids.length || !posts.some(({ id }) => known.has(id)))
    );
    return posts;
  }

  /** Skips posts that changed since the request, because the response may be older. */
  #show(posts: readonly Post[], changed: ReadonlySet<string>, { name, ids }: LoadedFeed): void {
    const newest =
      ids
        .map((id) => this.#posts.find(id)?.createdAt ?? '')
        .toSorted()
        .at(-1) ?? '';
    for (const read of posts.toReversed()) {
      const post = (changed.has(read.id) ? this.#posts.find(read.id) : null) ?? read;
      this.#posts.refreshed(post);
      // Older posts that are not shown are after the last loaded page.
      if (name === 'newest' && post.createdAt >= newest) this.#feeds.receive(post);
    }
  }
}
