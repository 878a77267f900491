import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Authorship } from '@/server/platform/authorship';
import { MAX_ID, momentOf, readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import type { AuthorRefs } from '../posting/author-refs';
import { presentPost } from '../posting/post.presenter';
import { ownCounts, ownPosts } from './my-posts.queries';

export interface MyPostsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
}

/** The user’s own posts, and counts of their contributions. */
export function createMyPosts({
  database,
  authorship,
  authorRefs,
}: MyPostsDeps): Pick<FeedHandlers, 'listMyPosts' | 'getMyFeedMeta'> {
  const index = new OwnIdIndex(database, authorship);

  return {
    async listMyPosts({ viewer: { personaRef }, query: { cursor, limit } }) {
      const position = readCursor(cursor, 1);
      const rows = await database.query(
        ownPosts,
        await index.idsOf(personaRef, 'posts'),
        authorRefs.voterRef(personaRef),
        momentOf(position) ?? 'infinity',
        position?.id ?? MAX_ID,
        limit + 1,
      );
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map((row) => presentPost(row, true)),
          nextCursor: last === undefined ? null : writeCursor({ keys: [last.created_at.getTime()], id: last.id }),
        },
      };
    },

    async getMyFeedMeta({ viewer: { personaRef } }) {
      const [posts, comments] = await Promise.all([
        index.idsOf(personaRef, 'posts'),
        index.idsOf(personaRef, 'comments'),
      ]);
      const [counts] = await database.query(ownCounts, posts, comments, personaRef);
      if (counts === undefined) throw new Error('Counts without a row.');
      const { posts: postsCount, comments: answersCount, followed: followedCount } = counts;
      return { status: 200, body: { postsCount, answersCount, followedCount } };
    },
  };
}
