import type { CommentPage, FirstReplies, SortOrder } from '@/contract/generated/feed';
import { FIRST_REPLIES } from '@/core/talk/comments/first-replies.rules';
import { NO_POINTS } from '@/core/talk/voting/points.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { CursorPosition, CursorSeals } from '@/server/platform/cursor';
import { Cursors, MAX_ID, MIN_ID, momentOf } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { postNotFound } from '../posting/post.policy';
import { commentNotFound } from './comment.policy';
import { presentComment } from './comment.presenter';
import type { CommentRow, PageRow } from './comment.queries';
import { commentById, livePost, newestComments, oldestComments, popularComments, repliesTo } from './comment.queries';
import { asAuthorReads } from './held-comments';

export interface CommentsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'unsealJson'> & CursorSeals;
  readonly authorRefs: AuthorRefs;
}

const MAX_INTEGER = 2_147_483_647;

type KeysOf = (row: CommentRow) => readonly number[];
const byMoment: KeysOf = ({ created_at }) => [created_at.getTime()];
const byPoints: KeysOf = ({ score, created_at }) => [score + NO_POINTS, created_at.getTime()];

export function createComments({
  database,
  authorship,
  authorRefs,
}: CommentsDeps): Pick<FeedHandlers, 'listComments' | 'listReplies' | 'getComment'> {
  const cursors = new Cursors(authorship);
  const voterOf = (viewer: Viewer | null): Uint8Array | null =>
    viewer === null ? null : authorRefs.voterRef(viewer.personaRef);

  function readPage(
    postId: string,
    sort: SortOrder,
    cursor: CursorPosition | null,
    rows: number,
    viewer: Viewer | null,
  ) {
    const voter = voterOf(viewer);
    const moment = momentOf(cursor);
    switch (sort) {
      case 'newToOld':
        return database.query(newestComments(rows), postId, moment ?? 'infinity', cursor?.id ?? MAX_ID, voter);
      case 'oldToNew':
        return database.query(oldestComments(rows), postId, moment ?? '-infinity', cursor?.id ?? MIN_ID, voter);
      case 'popularity': {
        const points = Math.min((cursor?.keys[0] ?? Number.MAX_SAFE_INTEGER) - NO_POINTS, MAX_INTEGER);
        const id = cursor?.id ?? MAX_ID;
        return database.query(popularComments(rows), postId, moment ?? 'infinity', id, points, voter);
      }
    }
  }

  const isMine = (viewer: Viewer | null, { id, author_ref }: CommentRow): boolean =>
    viewer !== null && authorRefs.isMine(viewer.personaRef, id, author_ref);

  function pageOf(rows: readonly CommentRow[], limit: number, viewer: Viewer | null, keysOf: KeysOf): CommentPage {
    const page = rows.slice(0, limit);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      items: page.map((row) => presentComment(row, isMine(viewer, row))),
      nextCursor: last === undefined ? null : cursors.write({ keys: keysOf(last), id: last.id }),
    };
  }

  /** Returns all replies of a post with few comments, otherwise the first replies per comment. */
  function openRepliesOf({ items }: CommentPage, replies: readonly PageRow[], viewer: Viewer | null): FirstReplies[] {
    const replied = items.flatMap(({ id, repliesCount }) => (repliesCount > 0 ? [id] : []));
    return replied.flatMap((commentId) => {
      const own = replies.filter(({ parent_id }) => parent_id === commentId);
      if (own[0] === undefined) return [];
      return own[0].is_few
        ? repliesBelow(commentId, replies, viewer)
        : [{ commentId, ...pageOf(own, FIRST_REPLIES, viewer, byMoment) }];
    });
  }

  function repliesBelow(commentId: string, all: readonly CommentRow[], viewer: Viewer | null): FirstReplies[] {
    const replies = all.filter(({ parent_id }) => parent_id === commentId);
    if (replies.length === 0) return [];
    const first = { commentId, ...pageOf(replies, replies.length, viewer, byMoment) };
    return [first, ...replies.flatMap(({ id }) => repliesBelow(id, all, viewer))];
  }

  async function findShown(commentId: string, viewer: Viewer | null): Promise<CommentRow> {
    const [row] = await database.query(commentById, commentId, voterOf(viewer));
    const isShown = row !== undefined && (row.status === 'LIVE' || row.replies_count > 0 || isMine(viewer, row));
    if (!isShown) throw commentNotFound();
    return row;
  }

  return {
    async listComments({ viewer, path, query: { sort, limit, cursor } }) {
      const postId = plainUuid(path.postId);
      const position = cursors.read(cursor, sort === 'popularity' ? 2 : 1);
      const rows = await readPage(postId, sort, position, limit + 1, viewer);
      if (rows.length === 0 && (await database.query(livePost, postId)).length === 0) throw postNotFound();
      const replies = rows.filter(({ parent_id }) => parent_id !== null);
      const comments = rows.slice(0, rows.length - replies.length);
      const page = pageOf(comments, limit, viewer, sort === 'popularity' ? byPoints : byMoment);
      return { status: 200, body: { ...page, firstReplies: openRepliesOf(page, replies, viewer) } };
    },

    async listReplies({ viewer, path, query: { limit, cursor } }) {
      const commentId = plainUuid(path.commentId);
      const position = cursors.read(cursor, 1);
      const start = [momentOf(position) ?? '-infinity', position?.id ?? MIN_ID] as const;
      const rows = await database.query(repliesTo(limit + 1), commentId, ...start, voterOf(viewer));
      if (rows.length === 0) await findShown(commentId, viewer);
      return { status: 200, body: pageOf(rows, limit, viewer, byMoment) };
    },

    async getComment({ viewer, path }) {
      const row = await findShown(plainUuid(path.commentId), viewer);
      const mine = isMine(viewer, row);
      return { status: 200, body: presentComment(mine ? await asAuthorReads(database, authorship, row) : row, mine) };
    },
  };
}
