import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Authorship } from '@/server/platform/authorship';
import { readCursor, writeCursor } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import type { AuthorRefs } from '../posting/author-refs';
import { presentPost } from '../posting/post.presenter';
import type { PostRow } from '../posting/post.queries';
import { ownCounts, ownPosts } from './my-posts.queries';
import type { Authored } from './own-writing';
import { OwnWriting } from './own-writing';

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
  const writing = new OwnWriting(database, authorship);

  /** Deleted posts leave gaps, so that further ones are read until there are enough. */
  async function readSome(persona: Uint8Array, written: readonly Authored[], enough: number): Promise<PostRow[]> {
    const found: PostRow[] = [];
    for (let start = 0; start < written.length && found.length < enough; start += enough) {
      const ids = written.slice(start, start + enough).map(({ id }) => id);
      found.push(...(await database.query(ownPosts, ids, authorRefs.voterRef(persona))));
    }
    return found;
  }

  return {
    async listMyPosts({ viewer: { personaRef }, query: { cursor, limit } }) {
      const position = readCursor(cursor, 1);
      const written = await writing.posts(personaRef);
      const behind = position === null ? written : written.filter((one) => isBehind(one, position));
      const rows = await readSome(personaRef, behind, limit + 1);
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
      const [posts, comments] = [await writing.posts(personaRef), await writing.comments(personaRef)];
      const [counts] = await database.query(ownCounts, idsOf(posts), idsOf(comments), personaRef);
      if (counts === undefined) throw new Error('Counts without a row.');
      const { posts: postsCount, comments: answersCount, followed: followedCount } = counts;
      return { status: 200, body: { postsCount, answersCount, followedCount } };
    },
  };
}

function idsOf(written: readonly Authored[]): readonly string[] {
  return written.map(({ id }) => id);
}

function isBehind({ id, at }: Authored, cursor: { readonly keys: readonly number[]; readonly id: string }): boolean {
  const [moment = 0] = cursor.keys;
  return at < moment || (at === moment && id < cursor.id);
}
