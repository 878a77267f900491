import type { FeedReading } from './feed.port';
import type { Post } from './post';

/** Readings of a post that events keep changing meanwhile. */
const MAX_READINGS = 3;

/** The viewer of the page. */
export interface PageViewer {
  /** Another number for each viewer of the page. */
  readonly viewerNumber: number;
}

/** Every post of the page. */
export interface PagePosts {
  find(postId: string): Post | null;
  /** A post was read again for this viewer. */
  refreshed(post: Post): void;
  /** The author changed, deleted or restored a post. */
  changed(post: Post): void;
}

/** Shows a post of the page as it is now. An answer for an earlier viewer of the page is dropped: it says what that one voted and wrote. */
export class RereadPost {
  readonly #reading: Pick<FeedReading, 'getPost'>;
  readonly #page: PageViewer;
  readonly #posts: Pick<PagePosts, 'find' | 'refreshed'>;

  constructor(reading: Pick<FeedReading, 'getPost'>, page: PageViewer, posts: Pick<PagePosts, 'find' | 'refreshed'>) {
    this.#reading = reading;
    this.#page = page;
    this.#posts = posts;
  }

  /**
   * Leaves the post as it is if the service does not answer. What an event changed while the post was read may be newer than the answer, such as the card of its
   * link: it is read once more.
   */
  async execute(postId: string): Promise<void> {
    const { viewerNumber } = this.#page;
    for (let readings = 1; readings <= MAX_READINGS; readings += 1) {
      const shown = this.#posts.find(postId);
      const answer = await this.#reading.getPost({ postId });
      if (!answer.ok || viewerNumber !== this.#page.viewerNumber) return;
      if (shown !== this.#posts.find(postId) && readings < MAX_READINGS) continue;
      this.#posts.refreshed(answer.value);
      return;
    }
  }
}
