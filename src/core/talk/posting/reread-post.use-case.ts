import type { FeedReading } from './feed.port';
import type { Post } from './post';
import type { PostChanges } from './read-unchanged';
import { readUntilUnchanged } from './read-unchanged';

export interface PageViewer {
  readonly viewerNumber: number;
}

export interface PagePosts extends PostChanges {
  find(postId: string): Post | null;
  refreshed(post: Post): void;
  changed(post: Post): void;
}

/** Loads a post again, and shows it as this viewer sees it now. */
export class ReloadPost {
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

  /** Keeps the post if the service does not answer. */
  async execute(postId: string): Promise<void> {
    const { viewerNumber } = this.#page;
    const answer = await readUntilUnchanged(
      this.#posts,
      () => this.#reading.getPost({ postId }),
      () => [postId],
    );
    if (answer.ok && viewerNumber === this.#page.viewerNumber) this.#posts.refreshed(answer.value);
  }
}
