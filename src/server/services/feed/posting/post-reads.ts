import type { CommunityType, PostPage } from '@/contract/generated/feed';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { CursorPosition } from '@/server/platform/cursor';
import { MAX_ID, momentOf, readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from './author-refs';
import { communityNotFound, postNotFound, requireSession } from './post.policy';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';
import {
  communityExists,
  communityPage,
  communityPageForViewer,
  genericPage,
  genericPageForViewer,
  personalizedPage,
  postForGuest,
  postForViewer,
} from './post.queries';

interface CommunityPath {
  readonly type: CommunityType;
  readonly id: number;
}

export interface PostReadsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

type PostReadOperations = 'listFeed' | 'listCommunityPosts' | 'getPost';

/** The reads of posts. */
export function createPostReads({ database, authorRefs }: PostReadsDeps): Pick<FeedHandlers, PostReadOperations> {
  const isMine = (viewer: Viewer | null, { id, author_ref }: PostRow): boolean =>
    viewer !== null && author_ref !== undefined && authorRefs.isMine(viewer.personaRef, id, author_ref);

  async function readFeed(
    viewer: Viewer | null,
    personalized: boolean,
    cursor: CursorPosition | null,
    rows: number,
  ): Promise<readonly PostRow[]> {
    const before = behind(cursor);
    if (personalized) {
      const { personaRef } = requireSession(viewer);
      return database.query(personalizedPage(rows), ...before, authorRefs.voterRef(personaRef), personaRef);
    }
    return viewer === null
      ? database.query(genericPage(rows), ...before)
      : database.query(genericPageForViewer(rows), ...before, authorRefs.voterRef(viewer.personaRef));
  }

  async function readCommunity(
    viewer: Viewer | null,
    { type, id }: CommunityPath,
    cursor: CursorPosition | null,
    rows: number,
  ): Promise<readonly PostRow[]> {
    const before = behind(cursor);
    const found =
      viewer === null
        ? await database.query(communityPage(rows), ...before, type, id)
        : await database.query(
            communityPageForViewer(rows),
            ...before,
            authorRefs.voterRef(viewer.personaRef),
            type,
            id,
          );
    if (found.length === 0 && (await database.query(communityExists, type, id)).length === 0) throw communityNotFound();
    return found;
  }

  function presentPage(viewer: Viewer | null, rows: readonly PostRow[], limit: number): PostPage {
    const page = rows.slice(0, limit);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      items: page.map((row) => presentPost(row, isMine(viewer, row))),
      nextCursor: last === undefined ? null : writeCursor({ keys: [last.created_at.getTime()], id: last.id }),
    };
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
      return { status: 200, body: presentPage(viewer, rows, query.limit) };
    },

    async listCommunityPosts({ viewer, path, query }) {
      const rows = await readCommunity(viewer, path, readCursor(query.cursor, 1), query.limit + 1);
      return { status: 200, body: presentPage(viewer, rows, query.limit) };
    },

    async getPost({ viewer, path }) {
      const [row] = await readPost(viewer, plainUuid(path.postId));
      if (row === undefined) throw postNotFound();
      return { status: 200, body: presentPost(row, isMine(viewer, row)) };
    },
  };
}

/** Returns the position that a page begins behind: the cursor's post, or one newer than every post. */
function behind(cursor: CursorPosition | null): readonly [Date | 'infinity', string] {
  return [momentOf(cursor) ?? 'infinity', cursor?.id ?? MAX_ID];
}
