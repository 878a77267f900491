import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { FeedReading } from './feed.port';
import type { Post } from './post';
import type { PagePosts, PageViewer, RereadPost } from './reread-post.use-case';
import type { FeedName } from './shown-order';
import { feedQueryOf } from './shown-order';

/** Posts that are read again, so that a long read costs few answers. */
const MAX_POSTS = 200;

/** Posts that are asked for one by one. */
const MAX_SINGLE_POSTS = 20;

/** A feed as far as it is loaded. */
export interface LoadedFeed {
  readonly name: FeedName;
  /** The cursor after which it begins; null for its beginning. */
  readonly start: string | null;
  /** Posts above the first one that is already shown. */
  readonly ids: readonly string[];
}

export interface PageFeeds extends PageViewer {
  /** The feed in view; null before it is loaded. */
  readonly loaded: LoadedFeed | null;
  /** Drops the feeds that are not in view: they are loaded again when they are opened. */
  dropOthers(): void;
  /** A post went live. */
  receive(post: Post): void;
}

/**
 * The connection was away: in the feed in view posts that were changed or deleted in the meantime are shown so, in their places, and above
 * the newest posts waits what went live. The other feeds are loaded again when they are opened.
 */
export class CatchUpFeed {
  readonly #reading: Pick<FeedReading, 'listFeed'>;
  readonly #feeds: PageFeeds;
  readonly #posts: PagePosts;
  readonly #reread: RereadPost;

  constructor(reading: Pick<FeedReading, 'listFeed'>, feeds: PageFeeds, posts: PagePosts, reread: RereadPost) {
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

  /** The user wrote a post on another page: the event that everybody gets does not say that it is theirs. */
  async showOwn(postId: string): Promise<void> {
    if (this.#posts.find(postId)?.isMine === false) await this.#reread.execute(postId);
  }

  /**
   * An event says how a post is now. One that comes back with a poll or offers that the page did not have is read: the event is the same for everybody and does
   * not say the viewer's pick. What the page had before is not read: its author could have every open page read again and again.
   */
  async showChanged(post: Post): Promise<void> {
    const known = this.#posts.find(post.id);
    this.#posts.changed(post);
    const isBack = known !== null && known.status !== 'LIVE' && post.status === 'LIVE';
    const shown = this.#posts.find(post.id);
    const isOfEvent = (part: 'poll' | 'offers'): boolean => post[part] !== null && shown?.[part] === post[part];
    if (isBack && (isOfEvent('poll') || isOfEvent('offers'))) await this.#reread.execute(post.id);
  }

  /** Returns the feed as it is now, at least as far as it was loaded and to a post that was; null if the service does not answer. */
  async #readAgain({ name, start, ids }: LoadedFeed): Promise<readonly Post[] | null> {
    const known = new Set(ids);
    const posts: Post[] = [];
    let cursor = start;
    do {
      const from = cursor === null ? {} : { cursor };
      const page = await this.#reading.listFeed({ ...feedQueryOf(name), ...from, limit: PAGE_LENGTHS.page.max });
      if (!page.ok) return null;
      posts.push(...page.value.items);
      cursor = page.value.nextCursor;
    } while (
      cursor !== null &&
      posts.length < MAX_POSTS &&
      (posts.length < ids.length || !posts.some(({ id }) => known.has(id)))
    );
    return posts;
  }

  /** Shows the posts, except those changed since the request: the answer may be older. */
  #show(posts: readonly Post[], changed: ReadonlySet<string>, { name, ids }: LoadedFeed): void {
    const newest =
      ids
        .map((id) => this.#posts.find(id)?.createdAt ?? '')
        .toSorted()
        .at(-1) ?? '';
    for (const read of posts.toReversed()) {
      const post = (changed.has(read.id) ? this.#posts.find(read.id) : null) ?? read;
      this.#posts.refreshed(post);
      // What is older and not shown stands further down, after the last loaded page.
      if (name === 'newest' && post.createdAt >= newest) this.#feeds.receive(post);
    }
  }
}
