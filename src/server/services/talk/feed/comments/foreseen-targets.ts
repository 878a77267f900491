import { LRUCache } from 'lru-cache';
import type { Database } from '@/server/platform/database';
import { commentToForesee, postToForesee } from './comment-at-once.queries';
import type { Target } from './comment-news';

/** The posts, and the comments with replies, whose authors and counts are known. */
const MAX_KNOWN = 5_000;

/** The post or the comment that is written under. */
export type Under = { readonly postId: string } | { readonly commentId: string };

/**
 * The authors and counts of what is written under, as the last comment there left them. Whoever uses them checks them, since another process
 * may have changed them.
 */
export class ForeseenTargets {
  readonly #posts = new LRUCache<string, Target['post']>({ max: MAX_KNOWN });
  readonly #parents = new LRUCache<string, NonNullable<Target['parent']>>({ max: MAX_KNOWN });

  constructor(private readonly database: Database) {}

  /** Returns what is known without a read; null for nothing. */
  recall(under: Under): Target | null {
    const parent = 'commentId' in under ? this.#parents.get(under.commentId) : null;
    if (parent === undefined) return null;
    const post = this.#posts.get('postId' in under ? under.postId : (parent?.post_id ?? ''));
    return post === undefined ? null : { post, parent };
  }

  /** Reads what can be written under; null for none. */
  async read(under: Under): Promise<Target | null> {
    if ('postId' in under) {
      const [post] = await this.database.query(postToForesee, under.postId);
      return post === undefined ? null : { post, parent: null };
    }
    const [parent] = await this.database.query(commentToForesee, under.commentId);
    return parent === undefined ? null : { post: parent, parent };
  }

  count({ post, parent }: Target): void {
    const { post_id, post_seal, post_comments } = post;
    this.#posts.set(post_id, { post_id, post_seal, post_comments: post_comments + 1 });
    if (parent !== null) this.#parents.set(parent.parent_id, { ...parent, parent_replies: parent.parent_replies + 1 });
  }
}
