import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { FeedReading } from './feed.port';
import type { Post } from './post';
import type { PostChanges } from './read-unchanged';
import { readUntilUnchanged } from './read-unchanged';

export interface ShownFeeds {
  add(post: Post): void;
}

/**
 * Moves the user's new post to the top of the feeds. Its response or the public event, which does not name the author, may arrive first.
 */
export class ShowNewPost {
  readonly #reading: Pick<FeedReading, 'getPost'>;
  readonly #feeds: ShownFeeds;
  readonly #posts: PostChanges;

  constructor(reading: Pick<FeedReading, 'getPost'>, feeds: ShownFeeds, posts: PostChanges) {
    this.#reading = reading;
    this.#feeds = feeds;
    this.#posts = posts;
  }

  async execute(postId: string): Promise<Result<Post, Failure>> {
    const post = await readUntilUnchanged(
      this.#posts,
      () => this.#reading.getPost({ postId }),
      () => [postId],
    );
    if (post.ok && post.value.status === 'LIVE') this.#feeds.add(post.value);
    return post;
  }
}
