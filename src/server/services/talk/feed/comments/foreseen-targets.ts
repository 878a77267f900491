import type { Database } from '@/server/platform/database';
import { growingCache } from '@/server/platform/growing-cache';
import { commentToForesee, postToForesee } from './comment-at-once.queries';
import type { Target } from './comment-news';

const MAX_KNOWN = 5_000;

export type Under = { readonly postId: string } | { readonly commentId: string };

/** Authors and counts after the last local comment. Other processes may have changed them, so callers verify. */
export class ForeseenTargets {
  readonly #posts = growingCache<string, Target['post']>(MAX_KNOWN);
  readonly #parents = growingCache<string, NonNullable<Target['parent']>>(MAX_KNOWN);

  constructor(private readonly database: Database) {}

  recall(under: Under): Target | null {
    const parent = 'commentId' in under ? this.#parents.get(under.commentId) : null;
    if (parent === undefined) return null;
    const post = this.#posts.get('postId' in under ? under.postId : (parent?.post_id ?? ''));
    return post === undefined ? null : { post, parent };
  }

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
