import type { CommentSubmission } from '@/contract/generated/feed';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import type { Inbox, NewNotification } from '@/server/services/notification/notifications/inbox';
import { commentReplied, postCommented } from '@/server/services/notification/notifications/notification-texts';
import { appearanceFor } from '../posting/appearance-for';
import type { AuthorRefs } from '../posting/author-refs';
import { postNotFound } from '../posting/post.policy';
import { writeOnce } from '../posting/write-once';
import { commentNotFound, notYours, requireWriter } from './comment.policy';
import { presentComment } from './comment.presenter';
import type { CommentRow } from './comment.queries';
import { commentById } from './comment.queries';
import {
  changeComment,
  commentTarget,
  eraseComment,
  insertComment,
  postTarget,
  restoreComment,
} from './comment-writes.queries';

export interface CommentWritesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly inbox: Inbox;
  readonly publish: Publish;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The post that is written under, and the comment that is replied to; null for none. */
interface Target {
  readonly post: RowOf<typeof postTarget.columns>;
  readonly parent: RowOf<typeof commentTarget.columns> | null;
}

/** A comment or a reply that is to be stored. */
interface Writing {
  readonly viewer: Viewer;
  readonly key: string;
  readonly under: { readonly postId: string } | { readonly commentId: string };
  readonly body: CommentSubmission;
}

/** Events for the authors of a post and a comment, to be sent after the commit. */
type Delivery = (publish: Publish) => void;

/** Writing, changing and deleting comments. */
export function createCommentWrites(
  deps: CommentWritesDeps,
): Pick<FeedHandlers, 'createComment' | 'replyToComment' | 'editComment' | 'deleteComment'> {
  const { database, authorship, authorRefs, inbox, publish } = deps;

  async function write({ viewer, key, under, body }: Writing): Promise<CommentRow> {
    requireWriter(viewer);
    const ref = authorship.requestRef(viewer.personaRef, key.toLowerCase());
    const { row, deliveries } = await database.transaction(async (tx) => {
      const { id, isNew } = await writeOnce(tx, { ref, said: [under, body.content, body.profileType] });
      if (!isNew) return { row: await existing(tx, id), deliveries: [] };
      const target = await findTarget(tx, under);
      const row = await store(tx, { id, viewer, body, target });
      return { row, deliveries: await tellAuthors(tx, viewer, target, row) };
    });
    for (const deliver of deliveries) deliver(publish);
    return row;
  }

  async function store(
    tx: Database,
    { id, viewer, body, target }: Pick<Writing, 'viewer' | 'body'> & { readonly id: string; readonly target: Target },
  ): Promise<CommentRow> {
    const { name, tagline, avatarUrl, avatarBgColor, proof } = await appearanceFor(
      tx,
      viewer.personaRef,
      body.profileType,
    );
    const [row] = await tx.query(
      insertComment,
      id,
      target.post.post_id,
      target.parent?.parent_id ?? null,
      body.content,
      authorship.authorRef(viewer.personaRef, id),
      authorship.sealAuthor(viewer.personaRef, id),
      name,
      tagline,
      avatarUrl,
      avatarBgColor,
      proof,
      body.profileType,
      new Date(deps.now()),
    );
    if (row === undefined) throw new Error('A stored comment was not returned.');
    return row;
  }

  /** The author of the comment above hears of a reply, else the author of the post; nobody hears of their own. */
  async function tellAuthors(
    tx: Database,
    { personaRef }: Viewer,
    { post, parent }: Target,
    { id, content: text }: CommentRow,
  ): Promise<Delivery[]> {
    const postId = post.post_id;
    const told = [personaRef];
    const deliveries: Delivery[] = [];
    const tell = async (seal: Uint8Array, contributionId: string, news: NewNotification): Promise<void> => {
      // A deleted account left it: nobody is there to hear.
      if (seal.length === 0) return;
      const persona = authorship.openAuthor(seal, contributionId);
      if (told.some((one) => Buffer.compare(one, persona) === 0)) return;
      told.push(persona);
      const shown = await inbox.put(tx, persona, news, 'renew');
      if (shown !== null) deliveries.push((to) => to.notificationAdded(persona, shown));
    };
    if (parent !== null) {
      const commentId = parent.parent_id;
      const news = commentReplied({ postId, commentId, replyId: id, text, replies: parent.parent_replies + 1 });
      await tell(parent.parent_seal, commentId, news);
    }
    const news = postCommented({ postId, commentId: id, text, comments: post.post_comments + 1 });
    await tell(post.post_seal, postId, news);
    return deliveries;
  }

  async function own(tx: Database, viewer: Viewer, commentId: string): Promise<CommentRow> {
    const row = await existing(tx, commentId);
    if (!authorRefs.isMine(viewer.personaRef, row.id, row.author_ref)) throw notYours();
    return row;
  }

  async function change(tx: Database, viewer: Viewer, row: CommentRow, content: string): Promise<CommentRow> {
    const [changed] =
      row.status === 'LIVE'
        ? await tx.query(changeComment, row.id, content, new Date(deps.now()))
        : await restore(tx, viewer, row, content);
    if (changed === undefined) throw commentNotFound();
    return changed;
  }

  async function restore(tx: Database, viewer: Viewer, row: CommentRow, content: string) {
    const shown = await appearanceFor(tx, viewer.personaRef, row.profile_type);
    const { name, tagline, avatarUrl, avatarBgColor, proof } = shown;
    return tx.query(restoreComment, row.id, content, name, tagline, avatarUrl, avatarBgColor, proof);
  }

  return {
    async createComment({ viewer, path, headers, body }) {
      const under = { postId: plainUuid(path.postId) };
      const row = await write({ viewer, key: headers['idempotency-key'], under, body });
      return { status: 201, body: presentComment(row, true) };
    },

    async replyToComment({ viewer, path, headers, body }) {
      const under = { commentId: plainUuid(path.commentId) };
      const row = await write({ viewer, key: headers['idempotency-key'], under, body });
      return { status: 201, body: presentComment(row, true) };
    },

    async editComment({ viewer, path, body }) {
      const row = await database.transaction(async (tx) =>
        change(tx, viewer, await own(tx, viewer, plainUuid(path.commentId)), body.content),
      );
      return { status: 200, body: presentComment(row, true) };
    },

    async deleteComment({ viewer, path }) {
      const { id } = await own(database, viewer, plainUuid(path.commentId));
      await database.query(eraseComment, id);
      return { status: 204, body: null };
    },
  };
}

async function existing(on: Database, commentId: string): Promise<CommentRow> {
  const [row] = await on.query(commentById, commentId);
  if (row === undefined) throw commentNotFound();
  return row;
}

async function findTarget(tx: Database, under: Writing['under']): Promise<Target> {
  if ('commentId' in under) {
    const [parent] = await tx.query(commentTarget, under.commentId);
    if (parent === undefined) throw commentNotFound();
    return { post: parent, parent };
  }
  const [post] = await tx.query(postTarget, under.postId);
  if (post === undefined) throw postNotFound();
  return { post, parent: null };
}
