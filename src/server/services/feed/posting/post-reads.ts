import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { CursorPosition } from '@/server/platform/cursor';
import { MAX_ID, momentOf, readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from './author-refs';
import { postNotFound, requireSession } from './post.policy';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';
import { genericPage, genericPageForViewer, personalizedPage, postForGuest, postForViewer } from './post.queries';

export interface PostReadsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

/** The reads of posts. */
export function createPostReads({ database, authorRefs }: PostReadsDeps): Pick<FeedHandlers, 'listFeed' | 'getPost'> {
  const isMine = (viewer: Viewer | null, { id, author_ref }: PostRow): boolean =>
    viewer !== null && author_ref !== undefined && authorRefs.isMine(viewer.personaRef, id, author_ref);

  async function readFeed(
    viewer: Viewer | null,
    personalized: boolean,
    cursor: CursorPosition | null,
    rows: number,
  ): Promise<readonly PostRow[]> {
    const before = [momentOf(cursor) ?? 'infinity', cursor?.id ?? MAX_ID] as const;
    if (personalized) {
      const { personaRef } = requireSession(viewer);
      return database.query(personalizedPage(rows), ...before, authorRefs.voterRef(personaRef), personaRef);
    }
    return viewer === null
      ? database.query(genericPage(rows), ...before)
      : database.query(genericPageForViewer(rows), ...before, authorRefs.voterRef(viewer.personaRef));
  }

  function readPost(viewer: Viewer | null, id: string): Promise<readonly PostRow[]> {
    return viewer === null
      ? database.query(postForGuest, id)
      : database.query(postForViewer, id, authorRefs.voterRef(viewer.personaRef));
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
          items: page.map((row) => presentPost(row, isMine(viewer, row))),
          nextCursor: last === undefined ? null : writeCursor({ keys: [last.created_at.getTime()], id: last.id }),
        },
      };
    },

    async getPost({ viewer, path }) {
      const [row] = await readPost(viewer, plainUuid(path.postId));
      if (row === undefined) throw postNotFound();
      return { status: 200, body: presentPost(row, isMine(viewer, row)) };
    },
  };
}
