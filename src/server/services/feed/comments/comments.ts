import type { SortOrder } from '@/contract/generated/feed';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { CursorPosition } from '@/server/platform/cursor';
import { MAX_ID, MIN_ID, momentOf, readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from '../posting/author-refs';
import { postNotFound } from '../posting/post.policy';
import { presentComment } from './comment.presenter';
import type { CommentRow } from './comment.queries';
import { livePost, newestComments, oldestComments, popularComments } from './comment.queries';

export interface CommentsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

const MAX_INTEGER = 2_147_483_647;

/** The comments of posts. */
export function createComments({ database, authorRefs }: CommentsDeps): Pick<FeedHandlers, 'listComments'> {
  function readPage(postId: string, sort: SortOrder, cursor: CursorPosition | null, rows: number) {
    const moment = momentOf(cursor);
    switch (sort) {
      case 'newToOld':
        return database.query(newestComments(rows), postId, moment ?? 'infinity', cursor?.id ?? MAX_ID);
      case 'oldToNew':
        return database.query(oldestComments(rows), postId, moment ?? '-infinity', cursor?.id ?? MIN_ID);
      case 'popularity': {
        const upvotes = Math.min(cursor?.keys[0] ?? MAX_INTEGER, MAX_INTEGER);
        const id = cursor?.id ?? MAX_ID;
        return database.query(popularComments(rows), postId, moment ?? 'infinity', id, upvotes);
      }
    }
  }

  return {
    async listComments({ viewer, path, query }) {
      const { sort, limit } = query;
      const postId = plainUuid(path.postId);
      const cursor = readCursor(query.cursor, sort === 'popularity' ? 2 : 1);
      const rows = await readPage(postId, sort, cursor, limit + 1);
      if (rows.length === 0 && (await database.query(livePost, postId)).length === 0) throw postNotFound();
      const page = rows.slice(0, limit);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      const keysOf = ({ upvotes, created_at }: CommentRow): readonly number[] =>
        sort === 'popularity' ? [upvotes, created_at.getTime()] : [created_at.getTime()];
      const isMine = ({ id, author_ref }: CommentRow): boolean =>
        viewer !== null && authorRefs.isMine(viewer.personaRef, id, author_ref);
      return {
        status: 200,
        body: {
          items: page.map((row) => presentComment(row, isMine(row))),
          nextCursor: last === undefined ? null : writeCursor({ keys: keysOf(last), id: last.id }),
        },
      };
    },
  };
}
