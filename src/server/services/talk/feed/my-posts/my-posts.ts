import { reasonsOf } from '@/core/trust/moderation/contribution-reasons.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { Cursors, MAX_ID, momentOf } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { openRows } from '@/server/platform/moderation/moderated-items';
import { sealedItemsByIds } from '@/server/platform/moderation/personal.queries';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { presentPost } from '../posting/post.presenter';
import type { SealedComment } from './my-posts.queries';
import { heldTexts, ownCounts, ownPosts } from './my-posts.queries';

export interface MyPostsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
}

export function createMyPosts({
  database,
  authorship,
  authorRefs,
}: MyPostsDeps): Pick<FeedHandlers, 'listMyPosts' | 'listHeldTexts' | 'getMyFeedMeta'> {
  const cursors = new Cursors(authorship);
  const index = new OwnIdIndex(database, authorship);

  async function sealedComments(personaRef: Uint8Array): Promise<readonly SealedComment[]> {
    const sealed = await database.query(sealedItemsByIds, await index.idsOf(personaRef, 'comments'));
    return sealed.flatMap(({ id, kind, seal, ends_on }) => {
      if (kind !== 'comment') return [];
      const { content } = openRows(authorship, id, seal).item;
      return [{ id, content, status: ends_on === null ? 'PENDING' : 'REJECTED' }];
    });
  }

  return {
    async listMyPosts({ viewer: { personaRef }, query: { cursor, limit } }) {
      const position = cursors.read(cursor, 1);
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
          nextCursor: last === undefined ? null : cursors.write({ keys: [last.created_at.getTime()], id: last.id }),
        },
      };
    },

    async listHeldTexts({ viewer: { personaRef } }) {
      const posts = await index.idsOf(personaRef, 'posts');
      const rows = await database.query(heldTexts, posts, JSON.stringify(await sealedComments(personaRef)));
      const body = rows.map(({ post_id: postId, created_at, findings, ...held }) => {
        return { ...held, postId, createdAt: created_at.toISOString(), reasons: reasonsOf(findings ?? []) };
      });
      return { status: 200, body };
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
