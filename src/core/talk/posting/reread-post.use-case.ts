import type { FeedReading } from './feed.port';
import type { Post } from './post';
import type { PostChanges } from './read-unchanged';
import { readUnchanged } from './read-unchanged';

export interface PageViewer {
  readonly viewerNumber: number;
}

export interface PagePosts extends PostChanges {
  find(postId: string): Post | null;
  refreshed(post: Post): void;
  /** An event says how a post is now. */
  changed(post: Post): void;
}

/** Reads a post again, and shows it as it is now for this viewer. */
export class RereadPost {
  readonly #reading: Pick<FeedReading, 'getPost'>;
  readonly #page: PageViewer;
  readonly #posts: Pick<PagePosts, 'watchChanges' | 'refreshed'>;

  constructor(
    reading: Pick<FeedReading, 'getPost'>,
    page: PageViewer,
    posts: Pick<PagePosts, 'watchChanges' | 'refreshed'>,
  ) {
    this.#reading = reading;
    this.#page = page;
    this.#posts = posts;
  }

  /** Leaves the post as it is if the service does not answer. */
  async execute(postId: string): Promise<void> {
    const { viewerNumber } = this.#page;
    const answer = await readUnchanged(
      this.#posts,
      () => this.#reading.getPost({ postId }),
      () => [postId],
    );
    if (answer.ok && viewerNumber === this.#page.viewerNumber) this.#posts.refreshed(answer.value);
  }
}
