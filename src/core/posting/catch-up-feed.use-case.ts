import type { FeedReading } from './feed.port';
import type { Post } from './post';

/** The newest posts on the page. */
export interface NewestPosts {
  /** Null before they are loaded. */
  readonly newestIds: readonly string[] | null;
  /** Another number for each viewer of the page. */
  readonly viewerNumber: number;
  /** A post went live. */
  receive(post: Post): void;
}

/** Every post of the page. */
export interface PagePosts {
  find(postId: string): Post | null;
  /** The author changed, deleted or restored a post. */
  changed(post: Post): void;
}

/** The connection was away: what went live meanwhile waits above the feed, what was changed or deleted is shown so. */
export class CatchUpFeed {
  readonly #reading: FeedReading;
  readonly #feed: NewestPosts;
  readonly #posts: PagePosts;

  constructor(reading: FeedReading, feed: NewestPosts, posts: PagePosts) {
    this.#reading = reading;
    this.#feed = feed;
    this.#posts = posts;
  }

  async execute(): Promise<void> {
    if (this.#feed.newestIds === null) return;
    const { viewerNumber } = this.#feed;
    const page = await this.#reading.listFeed({});
    if (!page.ok || viewerNumber !== this.#feed.viewerNumber) return;
    const { items } = page.value;
    const missing = this.#missingFrom(items);
    for (const post of items.toReversed()) this.#feed.receive(post);
    for (const postId of missing) {
      const answer = await this.#reading.getPost({ postId });
      if (answer.ok && viewerNumber === this.#feed.viewerNumber) this.#posts.changed(answer.value);
    }
  }

  /** Returns the ids of shown posts that the newest page would have, were they still live. */
  #missingFrom(page: readonly Post[]): readonly string[] {
    const oldest = page.at(-1)?.createdAt ?? '';
    const here = new Set(page.map(({ id }) => id));
    return (this.#feed.newestIds ?? []).filter((id) => {
      const post = this.#posts.find(id);
      return post?.status === 'LIVE' && post.createdAt > oldest && !here.has(id);
    });
  }
}
