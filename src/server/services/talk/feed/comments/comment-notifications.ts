import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { commentRepliedNotification, postCommented } from '@/core/talk/notifications/notification-texts.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import type { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { blockersOf } from '../mentions/mentions.queries';
import type { CommentRow } from './comment.queries';
import { commentContext, newestOfPost, newestReplies } from './comment-notifications.queries';
import type { commentTarget, postTarget } from './comment-writes.queries';

export interface Target {
  readonly post: RowOf<typeof postTarget.columns>;
  readonly parent: RowOf<typeof commentTarget.columns> | null;
}

export interface RecipientNotification {
  readonly persona: Uint8Array;
  readonly told: NewNotification;
}

export interface CommentNotificationsDeps {
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
}

type Said = Pick<CommentRow, 'id' | 'content' | 'author_ref'>;

export class CommentNotifications {
  constructor(private readonly deps: CommentNotificationsDeps) {}

  /**
   * Notifies the replied-to author, else the post's author, but not the writer, nor users who blocked the pseudonym.
   * Returns the notified personas.
   */
  async announce(
    tx: Database,
    viewer: Pick<Viewer, 'personaRef'>,
    target: Target,
    row: CommentRow,
  ): Promise<{ readonly told: readonly Uint8Array[]; readonly deliveries: readonly Delivery[] }> {
    const told = [viewer.personaRef];
    const deliveries: Delivery[] = [];
    for (const { persona, told: news } of this.newsOf(viewer, target, row)) {
      if (told.some((one) => Buffer.compare(one, persona) === 0) || (await this.#hasBlocked(tx, persona, row)))
        continue;
      const shown = await this.deps.inbox.put(tx, persona, news, 'renew');
      if (shown === null) continue;
      told.push(persona);
      deliveries.push((to) => to.notificationAdded(persona, shown));
    }
    return { told, deliveries };
  }

  /** Returns notifications by relevance. Each author is notified once. */
  newsOf(
    { personaRef }: Pick<Viewer, 'personaRef'>,
    { post, parent }: Target,
    { id, content: text }: Pick<CommentRow, 'id' | 'content'>,
  ): readonly RecipientNotification[] {
    const postId = post.post_id;
    const comments = post.post_comments + 1;
    const ofPost = {
      persona: this.#authorOf(post.post_seal, postId),
      told: postCommented({ postId, commentId: id, text, comments }),
    };
    const all = parent === null ? [ofPost] : [this.#newsOfReply(parent, { postId, replyId: id, text }), ofPost];
    return all.flatMap(({ persona, told }) =>
      persona === null || Buffer.compare(persona, personaRef) === 0 ? [] : [{ persona, told }],
    );
  }

  async #hasBlocked(tx: Database, persona: Uint8Array, { author_name, profile_type }: CommentRow): Promise<boolean> {
    if (profile_type !== 'ANONYMOUS') return false;
    return (await tx.query(blockersOf, [this.deps.authorRefs.voterRef(persona)], author_name)).length > 0;
  }

  #newsOfReply(
    { parent_id: commentId, parent_seal, parent_replies }: NonNullable<Target['parent']>,
    reply: { readonly postId: string; readonly replyId: string; readonly text: string },
  ) {
    const told = commentRepliedNotification({ ...reply, commentId, replies: parent_replies + 1 });
    return { persona: this.#authorOf(parent_seal, commentId), told };
  }

  /** Points notifications to the previous comment after a deletion, or removes them. */
  async retract(tx: Database, commentId: string): Promise<readonly Delivery[]> {
    const [around] = await tx.query(commentContext, commentId);
    if (around === undefined) return [];
    const { post_id: postId, post_seal, post_comments: comments, parent_id, parent_seal, parent_replies } = around;
    const ofPost = await this.#retell(tx, post_seal, postId, await tx.query(newestOfPost, postId), (last) =>
      postCommented({ postId, commentId: last.id, text: last.content, comments }),
    );
    if (parent_id === null || parent_seal === null) return ofPost;
    const replies = parent_replies ?? 0;
    const ofParent = await this.#retell(tx, parent_seal, parent_id, await tx.query(newestReplies, parent_id), (last) =>
      commentRepliedNotification({ postId, commentId: parent_id, replyId: last.id, text: last.content, replies }),
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

  /** Returns null after an account deletion. */
  #authorOf(seal: Uint8Array, contributionId: string): Uint8Array | null {
    return seal.length === 0 ? null : this.deps.authorship.openAuthor(seal, contributionId);
  }
}
