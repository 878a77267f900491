import { randomBytes, randomUUID } from 'node:crypto';
import type { CommentEdit } from '@/contract/generated/feed';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import { QUESTION_BYLINE, questionPostOf } from '@/core/research/interviews/question-post.rules';
import { dailyCommentChangeLimit, dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { ShownViewer, Viewer } from '@/server/contract/viewer';
import { accountHoldRefOf } from '@/server/platform/account-holds';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Delivery } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import type { IdempotentWrite } from '@/server/platform/write-once';
import { writeOnce } from '@/server/platform/write-once';
import type { Mention } from '../mentions/mention-notifications';
import { bylineOf } from '../posting/byline';
import { postNotFound } from '../posting/post.policy';
import { profileFor } from '../posting/profile-for';
import { commentNotFound, notYours, requireWriter } from './comment.policy';
import { presentComment } from './comment.presenter';
import type { CommentRow } from './comment.queries';
import { commentById, commentOfAnyPost } from './comment.queries';
import type { Target } from './comment-notifications';
import { CommentNotifications } from './comment-notifications';
import {
  changeComment,
  commentTarget,
  eraseComment,
  insertComment,
  postTarget,
  restoreComment,
} from './comment-writes.queries';
import type { CommentWritesDeps, Writing, WrittenComment } from './comment-writing';
import { asAuthorReads } from './held-comments';
import { OneStatementComment } from './one-statement-comment';
import { insertQuestionPost, lockQuestion, questionToAnswer } from './question-post.queries';

const REF_BYTES = 32;

export function createCommentWrites(
  deps: CommentWritesDeps,
): Pick<FeedHandlers, 'createComment' | 'answerQuestion' | 'replyToComment' | 'editComment' | 'deleteComment'> {
  const { database, authorship, authorRefs, publish, mentionNotifications, moderation } = deps;
  const news = new CommentNotifications(deps);
  const dayLimits = new DayLimits(authorship, deps.now);
  const atOnce = new OneStatementComment(deps, { news, dayLimits });

  async function write(writing: Writing): Promise<CommentRow> {
    const { viewer, key, under, body } = writing;
    requireWriter(viewer);
    const ref = authorship.requestRef(viewer.personaRef, key.toLowerCase());
    const holdRef = accountHoldRefOf(authorship, viewer.personaRef, 'named');
    const keyed = { ref, said: [under, body.content, body.profileType], holdRef };
    const { row, deliveries, isNew } =
      (await atOnce.write(writing, keyed)) ?? (await writeInTransaction(writing, keyed));
    for (const deliver of deliveries) deliver(publish);
    const { id, post_id: postId, parent_id: parentId } = row;
    if (isNew && row.status === 'LIVE') publish.postCommented({ postId, commentId: id, parentId });
    return row;
  }

  function writeInTransaction({ viewer, under, body }: Writing, keyed: IdempotentWrite): Promise<WrittenComment> {
    return database.transaction(async (tx) => {
      const { id, isNew } = await writeOnce(tx, keyed);
      if (!isNew) return { row: await asAuthorReads(tx, authorship, await existing(tx, id)), deliveries: [], isNew };
      await dayLimits.count(tx, viewer.personaRef, dailyCommentLimit);
      const target = await findTarget(tx, under, new Date(deps.now()));
      const mentions = await mentionNotifications.find(tx, body.content);
      const row = await store(tx, { id, viewer, body, target, mentions });
      const isLive = await moderation.check(tx, { kind: 'comment', id, texts: [row.content], isNew });
      if (!isLive) return { row: { ...row, status: 'HELD' }, deliveries: [], isNew };
      return { row, deliveries: await announce(tx, viewer, { target, row, mentions }), isNew };
    });
  }

  async function announce(
    tx: Database,
    viewer: Viewer,
    {
      target,
      row,
      mentions,
    }: { readonly target: Target; readonly row: CommentRow; readonly mentions: readonly Mention[] },
  ): Promise<readonly Delivery[]> {
    const { told, deliveries: heard } = await news.announce(tx, viewer, target, row);
    const named = await mentionNotifications.announce(tx, mentions, mentioningOf(row), told);
    return [...heard, ...named];
  }

  async function store(
    tx: Database,
    {
      id,
      viewer,
      body,
      target,
      mentions,
    }: Pick<Writing, 'viewer' | 'body'> & {
      readonly id: string;
      readonly target: Target;
      readonly mentions: readonly Mention[];
    },
  ): Promise<CommentRow> {
    const [row] = await tx.query(insertComment, {
      id,
      post_id: target.post.post_id,
      parent_id: target.parent?.parent_id ?? null,
      content: body.content,
      author_ref: authorship.authorRef(viewer.personaRef, id),
      author_seal: authorship.sealAuthor(viewer.personaRef, id),
      ...bylineOf(profileFor(viewer, body.profileType)),
      profile_type: body.profileType,
      created_at: new Date(deps.now()),
      mentions: namesOf(mentions),
    });
    if (row === undefined) throw new Error('A stored comment was not returned.');
    return row;
  }

  async function own(tx: Database, viewer: Viewer, commentId: string): Promise<CommentRow> {
    const row = await existing(tx, commentId);
    if (!authorRefs.isMine(viewer.personaRef, row.id, row.author_ref)) throw notYours();
    return row;
  }

  /** Finds the comment also under a hidden post, which its author may restore. */
  async function ownOfAnyPost(viewer: Viewer, commentId: string): Promise<CommentRow> {
    const [row] = await database.query(commentOfAnyPost, commentId);
    const isMine = row !== undefined && authorRefs.isMine(viewer.personaRef, row.id, row.author_ref);
    return isMine ? row : own(database, viewer, commentId);
  }

  async function change(
    tx: Database,
    viewer: ShownViewer,
    row: CommentRow,
    { content, bringsBack = false }: CommentEdit,
  ): Promise<Pick<WrittenComment, 'row' | 'deliveries'> & { readonly isFirst?: boolean }> {
    const { status } = await asAuthorReads(tx, authorship, row);
    // The comment was deleted on another page in the meantime.
    if (status === 'DELETED' && !bringsBack) throw commentNotFound();
    const wasHeld = status === 'HELD';
    const after = await mentionNotifications.find(tx, content);
    const before = await mentionNotifications.find(tx, row.content);
    const [changed] =
      row.status === 'LIVE'
        ? await tx.query(changeComment, row.id, content, new Date(deps.now()), namesOf(after))
        : await restore(tx, viewer, row, content, after);
    if (changed === undefined) throw commentNotFound();
    const isLive = await moderation.check(tx, { kind: 'comment', id: row.id, texts: [content], isNew: false });
    if (row.status === 'DELETED') await moderation.writtenAgain(tx, { kind: 'comment', id: row.id });
    if (!isLive) return { row: { ...changed, status: 'HELD' }, deliveries: await retract(tx, row, before) };
    if (wasHeld) {
      const target = await findTarget(
        tx,
        row.parent_id === null ? { postId: row.post_id } : { commentId: row.parent_id },
        new Date(deps.now()),
      );
      return {
        row: changed,
        deliveries: await announce(tx, viewer, { target, row: changed, mentions: after }),
        isFirst: true,
      };
    }
    const deliveries = await mentionNotifications.change(
      tx,
      { before, after },
      mentioningOf(changed),
      viewer.personaRef,
    );
    return { row: changed, deliveries };
  }

  /** Withdraws notifications. Hidden comments notify nobody. */
  async function retract(
    tx: Database,
    { id, post_id: postId }: CommentRow,
    named: readonly Mention[],
  ): Promise<readonly Delivery[]> {
    return [...(await mentionNotifications.retract(tx, named, { id, postId })), ...(await news.retract(tx, id))];
  }

  async function restore(
    tx: Database,
    viewer: ShownViewer,
    row: CommentRow,
    content: string,
    mentions: readonly Mention[],
  ) {
    const byline = bylineOf(profileFor(viewer, row.profile_type));
    return tx.query(restoreComment, { id: row.id, content, ...byline, mentions: namesOf(mentions) });
  }

  return {
    async createComment({ viewer, path, headers, body }) {
      const under = { postId: plainUuid(path.postId) };
      const row = await write({ viewer, key: headers['idempotency-key'], under, body });
      return { status: 201, body: presentComment(row, true), heldAccount: true };
    },

    async answerQuestion({ viewer, path, headers, body }) {
      const under = { questionId: plainUuid(path.questionId) };
      const row = await write({ viewer, key: headers['idempotency-key'], under, body });
      return { status: 201, body: presentComment(row, true), heldAccount: true };
    },

    async replyToComment({ viewer, path, headers, body }) {
      const under = { commentId: plainUuid(path.commentId) };
      const row = await write({ viewer, key: headers['idempotency-key'], under, body });
      return { status: 201, body: presentComment(row, true), heldAccount: true };
    },

    async editComment({ viewer, path, body }) {
      const {
        row,
        deliveries,
        isFirst = false,
      } = await database.transaction(async (tx) => {
        await dayLimits.count(tx, viewer.personaRef, dailyCommentChangeLimit);
        return change(tx, viewer, await own(tx, viewer, plainUuid(path.commentId)), body);
      });
      for (const deliver of deliveries) deliver(publish);
      const { id: commentId, post_id: postId, parent_id: parentId } = row;
      if (isFirst) publish.postCommented({ postId, commentId, parentId });
      return { status: 200, body: presentComment(row, true) };
    },

    async deleteComment({ viewer, path }) {
      const row = await ownOfAnyPost(viewer, plainUuid(path.commentId));
      const deliveries = await database.transaction(async (tx) => {
        await moderation.withdraw(tx, { kind: 'comment', id: row.id });
        await tx.query(eraseComment, row.id);
        return retract(tx, row, await mentionNotifications.find(tx, row.content));
      });
      for (const deliver of deliveries) deliver(publish);
      return { status: 204, body: null };
    },
  };
}

function namesOf(mentions: readonly Mention[]): readonly string[] {
  return mentions.map(({ name }) => name);
}

function mentioningOf(row: CommentRow) {
  return { ...row, postId: row.post_id, text: row.content };
}

async function existing(on: Database, commentId: string): Promise<CommentRow> {
  const [row] = await on.query(commentById, commentId, null);
  if (row === undefined) throw commentNotFound();
  return row;
}

async function findTarget(tx: Database, under: Writing['under'], now: Date): Promise<Target> {
  if ('commentId' in under) {
    const [parent] = await tx.query(commentTarget, under.commentId);
    if (parent === undefined) throw commentNotFound();
    return { post: parent, parent };
  }
  const postId = 'postId' in under ? under.postId : await postOfQuestion(tx, under.questionId, now);
  const [post] = await tx.query(postTarget, postId);
  if (post === undefined) throw postNotFound();
  return { post, parent: null };
}

async function postOfQuestion(tx: Database, questionId: string, now: Date): Promise<string> {
  await tx.query(lockQuestion, questionId);
  const [question] = await tx.query(questionToAnswer, questionId);
  if (question === undefined) throw new Problem(404, 'question_not_found', interviewRefusals.questionNotFound);
  if (question.post_id !== null) return question.post_id;
  const postId = randomUUID();
  const { title, content } = questionPostOf(question.text, question.company);
  await tx.query(insertQuestionPost, {
    id: postId,
    question_id: questionId,
    company_id: question.company_id,
    title,
    content,
    author_ref: randomBytes(REF_BYTES),
    author_name: QUESTION_BYLINE.name,
    author_avatar: QUESTION_BYLINE.avatarUrl,
    author_color: QUESTION_BYLINE.avatarBgColor,
    created_at: now,
  });
  return postId;
}
