import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import type { Inbox, NewNotification } from '@/server/services/notification/notifications/inbox';
import { commentReplied, postCommented } from '@/server/services/notification/notifications/notification-texts';
import type { AuthorRefs } from '../posting/author-refs';
import type { CommentRow } from './comment.queries';
import { commentSurroundings, newestOfPost, newestReplies } from './comment-news.queries';
import type { commentTarget, postTarget } from './comment-writes.queries';

/** Events for the authors of a post and a comment, to be sent after the commit. */
export type Delivery = (publish: Publish) => void;

/** The post that is written under, and the comment that is replied to; null for none. */
export interface Target {
  readonly post: RowOf<typeof postTarget.columns>;
  readonly parent: RowOf<typeof commentTarget.columns> | null;
}

export interface CommentNewsDeps {
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
}

type Said = Pick<CommentRow, 'id' | 'content' | 'author_ref'>;

/** Notifies authors of comments under their posts and comments, in the caller's transaction. */
export class CommentNews {
  constructor(private readonly deps: CommentNewsDeps) {}

  /** The author of the comment above hears of a reply, else the author of the post; nobody hears of their own. Returns who knows of it now. */
  async announce(
    tx: Database,
    { personaRef }: Viewer,
    { post, parent }: Target,
    { id, content: text }: CommentRow,
  ): Promise<{ readonly told: readonly Uint8Array[]; readonly deliveries: readonly Delivery[] }> {
    const postId = post.post_id;
    const told = [personaRef];
    const deliveries: Delivery[] = [];
    const tell = async (seal: Uint8Array, contributionId: string, news: NewNotification): Promise<void> => {
      const persona = this.#authorOf(seal, contributionId);
      if (persona === null || told.some((one) => Buffer.compare(one, persona) === 0)) return;
      const shown = await this.deps.inbox.put(tx, persona, news, 'renew');
      if (shown === null) return;
      told.push(persona);
      deliveries.push((to) => to.notificationAdded(persona, shown));
    };
    if (parent !== null) {
      const commentId = parent.parent_id;
      const news = commentReplied({ postId, commentId, replyId: id, text, replies: parent.parent_replies + 1 });
      await tell(parent.parent_seal, commentId, news);
    }
    const news = postCommented({ postId, commentId: id, text, comments: post.post_comments + 1 });
    await tell(post.post_seal, postId, news);
    return { told, deliveries };
  }

  /** A comment was deleted: those who were told of it are told of the one before it, or of none. */
  async retract(tx: Database, commentId: string): Promise<readonly Delivery[]> {
    const [around] = await tx.query(commentSurroundings, commentId);
    if (around === undefined) return [];
    const { post_id: postId, post_seal, post_comments: comments, parent_id, parent_seal, parent_replies } = around;
    const ofPost = await this.#retell(tx, post_seal, postId, await tx.query(newestOfPost, postId), (last) =>
      postCommented({ postId, commentId: last.id, text: last.content, comments }),
    );
    if (parent_id === null || parent_seal === null) return ofPost;
    const replies = parent_replies ?? 0;
    const ofParent = await this.#retell(tx, parent_seal, parent_id, await tx.query(newestReplies, parent_id), (last) =>
      commentReplied({ postId, commentId: parent_id, replyId: last.id, text: last.content, replies }),
    );
    return [...ofPost, ...ofParent];
  }

  async #retell(
    tx: Database,
    seal: Uint8Array,
    contributionId: string,
    newest: readonly Said[],
    newsOf: (last: Pick<Said, 'id' | 'content'>) => NewNotification,
  ): Promise<readonly Delivery[]> {
    const { authorRefs, inbox } = this.deps;
    const persona = this.#authorOf(seal, contributionId);
    if (persona === null) return [];
    const last = newest.find(({ id, author_ref }) => !authorRefs.isMine(persona, id, author_ref));
    if (last !== undefined) {
      const shown = await inbox.reword(tx, persona, newsOf(last));
      return shown === null ? [] : [(to) => to.notificationAdded(persona, shown)];
    }
    const none = newsOf({ id: contributionId, content: '' });
    const id = await inbox.withdraw(tx, persona, none.subject);
    return id === null ? [] : [(to) => to.notificationRemoved(persona, id)];
  }

  /** Null where a deleted account left it: nobody is there to hear. */
  #authorOf(seal: Uint8Array, contributionId: string): Uint8Array | null {
    return seal.length === 0 ? null : this.deps.authorship.openAuthor(seal, contributionId);
  }
}
