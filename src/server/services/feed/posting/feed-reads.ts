import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { CursorPosition } from '@/server/platform/cursor';
import { readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { presentComment } from '../comments/comment.presenter';
import type { CommentRow } from '../comments/comment.queries';
import { commentPage } from '../comments/comment.queries';
import type { AuthorRefs } from './author-refs';
import { requireSession } from './post.policy';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';
import { feedPage, postForGuest, postForViewer } from './post.queries';

/** What reading posts needs. */
export interface FeedReadsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

const largestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const smallestId = '00000000-0000-0000-0000-000000000000';
const largestInteger = 2_147_483_647;

/** The answer to every call for a post that is not there. */
export const postNotFound = (): Problem => new Problem(404, 'post_not_found', 'This post does not exist.');

/** The reads of posts and comments. */
export function createFeedReads({
  database,
  authorRefs,
}: FeedReadsDeps): Pick<FeedHandlers, 'listFeed' | 'getPost' | 'listComments'> {
  const isMine = (viewer: Viewer | null, id: string, authorRef: Uint8Array | undefined): boolean =>
    viewer !== null && authorRef !== undefined && authorRefs.isMine(viewer.personaRef, id, authorRef);

  async function readFeed(
    viewer: Viewer | null,
    personalized: boolean,
    cursor: CursorPosition | null,
    rows: number,
  ): Promise<readonly PostRow[]> {
    const before = [momentOf(cursor) ?? 'infinity', cursor?.id ?? largestId];
    if (personalized) {
      const { personaRef } = requireSession(viewer);
      const values = [...before, authorRefs.voterRef(personaRef), personaRef];
      return database.query<PostRow>(feedPage('personalized', rows), values);
    }
    return viewer === null
      ? database.query<PostRow>(feedPage('generic', rows), before)
      : database.query<PostRow>(feedPage('genericForViewer', rows), [
          ...before,
          authorRefs.voterRef(viewer.personaRef),
        ]);
  }

  return {
    async listFeed({ viewer, query }) {
      const cursor = readCursor(query.cursor, 1);
      const rows = await readFeed(viewer, query.feedType === 'PERSONALIZED', cursor, query.limit + 1);
      const page = rows.slice(0, query.limit);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map((row) => presentPost(row, isMine(viewer, row.id, row.author_ref))),
          nextCursor: last === undefined ? null : writeCursor({ keys: [last.created_at.getTime()], id: last.id }),
        },
      };
    },

    async getPost({ viewer, path }) {
      const id = plainUuid(path.postId);
      const [row] =
        viewer === null
          ? await database.query<PostRow>(postForGuest, [id])
          : await database.query<PostRow>(postForViewer, [id, authorRefs.voterRef(viewer.personaRef)]);
      if (row === undefined) throw postNotFound();
      return { status: 200, body: presentPost(row, isMine(viewer, row.id, row.author_ref)) };
    },

    async listComments({ viewer, path, query }) {
      const { sort, limit } = query;
      const cursor = readCursor(query.cursor, sort === 'popularity' ? 2 : 1);
      const start = sort === 'oldToNew' ? ['-infinity', smallestId] : ['infinity', largestId];
      const before = cursor === null ? start : [momentOf(cursor), cursor.id];
      const popularity = sort === 'popularity' ? [Math.min(cursor?.keys[0] ?? largestInteger, largestInteger)] : [];
      const rows = await database.query<CommentRow>(commentPage(sort, limit + 1), [
        plainUuid(path.postId),
        ...before,
        ...popularity,
      ]);
      if (rows.length === 0) throw postNotFound();
      const comments = rows.filter(isComment);
      const page = comments.slice(0, limit);
      const last = comments.length > page.length ? page.at(-1) : undefined;
      const keysOf = ({ upvotes, created_at }: CommentRow): readonly number[] =>
        sort === 'popularity' ? [upvotes, created_at.getTime()] : [created_at.getTime()];
      return {
        status: 200,
        body: {
          items: page.map((row) => presentComment(row, isMine(viewer, row.id, row.author_ref))),
          nextCursor: last === undefined ? null : writeCursor({ keys: keysOf(last), id: last.id }),
        },
      };
    },
  };
}

/** The moment is the last key of every position here. */
function momentOf(cursor: CursorPosition | null): Date | undefined {
  const moment = cursor?.keys.at(-1);
  return moment === undefined ? undefined : new Date(moment);
}

function isComment(row: CommentRow): row is CommentRow & { readonly id: string } {
  return row.id !== null;
}
