import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { FeedReading } from './feed.port';
import type { Post } from './post';

/** The feeds on the page. */
export interface ShownFeeds {
  /** Puts the user's own new post on top, wherever it was before. */
  add(post: Post): void;
}

/**
 * Brings the user's new post to the top of the feeds, whichever comes first: its answer, or the event that everybody gets
 * and that does not say whose it is.
 */
export class ShowNewPost {
  readonly #reading: FeedReading;
  readonly #feeds: ShownFeeds;

  constructor(reading: FeedReading, feeds: ShownFeeds) {
    this.#reading = reading;
    this.#feeds = feeds;
  }

  async execute(postId: string): Promise<Result<Post, Failure>> {
    const post = await this.#reading.getPost({ postId });
    if (post.ok && post.value.status === 'LIVE') this.#feeds.add(post.value);
    return post;
  }
}
