import type { CommunityType, FeedSort, PostPage } from '@/contract/generated/feed';
import { NO_POINTS } from '@/core/talk/voting/points.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { CursorPosition, CursorSeals } from '@/server/platform/cursor';
import { Cursors, MAX_ID, momentOf } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { communityNotFound, postNotFound, requireSession } from './post.policy';
import { presentPost } from './post.presenter';
import type { CommunityPosts, PostRow } from './post.queries';
import {
  communityExists,
  communityPages,
  genericPage,
  genericPageForViewer,
  personalizedPage,
  postForGuest,
  postForViewer,
} from './post.queries';
import { rankedPages } from './ranked-post.queries';

interface AskedPage {
  readonly sort: FeedSort;
  readonly rows: number;
  readonly cursor: CursorPosition | null;
}

interface AskedFeed extends AskedPage {
  readonly personalized: boolean;
}

interface AskedCommunity {
  readonly type: CommunityType;
  readonly id: number;
  readonly which: CommunityPosts;
}

export interface PostReadsDeps {
  readonly database: Database;
  readonly authorship: CursorSeals;
  readonly authorRefs: AuthorRefs;
}

type PostReadOperations = 'listFeed' | 'listCommunityPosts' | 'getPost';

export function createPostReads({
  database,
  authorship,
  authorRefs,
}: PostReadsDeps): Pick<FeedHandlers, PostReadOperations> {
  const cursors = new Cursors(authorship);
  const isMine = (viewer: Viewer | null, { id, author_ref }: PostRow): boolean =>
    viewer !== null && author_ref !== undefined && authorRefs.isMine(viewer.personaRef, id, author_ref);

  async function readFeed(viewer: Viewer | null, asked: AskedFeed): Promise<readonly PostRow[]> {
    const { rows, sort } = asked;
    const behind = placeOf(asked);
    if (asked.personalized) {
      const { personaRef } = requireSession(viewer);
      const refs = [authorRefs.voterRef(personaRef), personaRef] as const;
      return sort === 'newest'
        ? database.query(personalizedPage(rows), ...behind.newest, ...refs)
        : database.query(rankedPages[sort].personalized(rows), ...behind.ranked, ...refs);
    }
    if (viewer === null) {
      return sort === 'newest'
        ? database.query(genericPage(rows), ...behind.newest)
        : database.query(rankedPages[sort].generic(rows), ...behind.ranked);
    }
    const voterRef = authorRefs.voterRef(viewer.personaRef);
    return sort === 'newest'
      ? database.query(genericPageForViewer(rows), ...behind.newest, voterRef)
      : database.query(rankedPages[sort].genericForViewer(rows), ...behind.ranked, voterRef);
  }

  async function readCommunity(
    viewer: Viewer | null,
    community: AskedCommunity,
    asked: AskedPage,
  ): Promise<readonly PostRow[]> {
    const { type, id } = community;
    const found = await communityRows(viewer, community, asked);
    if (found.length === 0 && (await database.query(communityExists, type, id)).length === 0) throw communityNotFound();
    return found;
  }

  function communityRows(
    viewer: Viewer | null,
    { type, id, which }: AskedCommunity,
    asked: AskedPage,
  ): Promise<readonly PostRow[]> {
    const { rows, sort } = asked;
    const of = [type, id] as const;
    const behind = placeOf(asked);
    if (viewer === null) {
      return sort === 'newest'
        ? database.query(communityPages[which].forGuest(rows), ...behind.newest, ...of)
        : database.query(rankedPages[sort].ofCommunity[which](rows), ...behind.ranked, ...of);
    }
    const voterRef = authorRefs.voterRef(viewer.personaRef);
    return sort === 'newest'
      ? database.query(communityPages[which].forViewer(rows), ...behind.newest, voterRef, ...of)
      : database.query(rankedPages[sort].ofCommunityForViewer[which](rows), ...behind.ranked, voterRef, ...of);
  }

  function presentPage(viewer: Viewer | null, rows: readonly PostRow[], { sort, rows: asked }: AskedPage): PostPage {
    const page = rows.slice(0, asked - 1);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      items: page.map((row) => presentPost(row, isMine(viewer, row))),
      nextCursor: last === undefined ? null : cursors.write({ keys: keysOf(sort, last), id: last.id }),
    };
  }

  function readPost(viewer: Viewer | null, id: string): Promise<readonly PostRow[]> {
    return viewer === null
      ? database.query(postForGuest, id)
      : database.query(postForViewer, id, authorRefs.voterRef(viewer.personaRef));
  }

  return {
    async listFeed({ viewer, query }) {
      const asked = { ...pageAsked(cursors, query), personalized: query.feedType === 'PERSONALIZED' };
      return { status: 200, body: presentPage(viewer, await readFeed(viewer, asked), asked) };
    },

    async listCommunityPosts({ viewer, path, query }) {
      const asked = pageAsked(cursors, query);
      const community = { ...path, which: query.asks ? 'asking' : 'all' } as const;
      return { status: 200, body: presentPage(viewer, await readCommunity(viewer, community, asked), asked) };
    },

    async getPost({ viewer, path }) {
      const [row] = await readPost(viewer, plainUuid(path.postId));
      if (row === undefined) throw postNotFound();
      return { status: 200, body: presentPost(row, isMine(viewer, row)) };
    },
  };
}

const MAX_RANK = 2_147_483_647;

function pageAsked(
  cursors: Cursors,
  { sort, cursor, limit }: { sort: FeedSort; cursor?: string; limit: number },
): AskedPage {
  // One extra row shows whether another page follows.
  return { sort, rows: limit + 1, cursor: cursors.read(cursor, sort === 'newest' ? 1 : 2) };
}

function placeOf({ sort, cursor }: AskedPage) {
  const newest = [momentOf(cursor) ?? ('infinity' as const), cursor?.id ?? MAX_ID] as const;
  const [key] = cursor?.keys ?? [];
  const rank = key === undefined ? MAX_RANK : Math.min(sort === 'top' ? key - NO_POINTS : key, MAX_RANK);
  return { newest, ranked: [rank, ...newest] as const };
}

function keysOf(sort: FeedSort, { rank = 0, created_at }: PostRow): readonly number[] {
  const moment = created_at.getTime();
  switch (sort) {
    case 'newest':
      return [moment];
    case 'top':
      return [rank + NO_POINTS, moment];
    case 'rising':
      return [rank, moment];
  }
}
