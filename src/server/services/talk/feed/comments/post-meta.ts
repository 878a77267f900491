import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { presentCommunity } from '../communities/community.presenter';
import { communityByRef } from '../communities/community.queries';
import { postNotFound } from '../posting/post.policy';
import { postMeta } from './post-meta.queries';

export function createPostMeta(database: Database): Pick<FeedHandlers, 'getPostMeta'> {
  return {
    async getPostMeta({ viewer, path, query }) {
      const [row] = await database.query(postMeta, plainUuid(path.postId));
      if (row === undefined) throw postNotFound();
      const { id, upvotes, downvotes, comments_count: comments, community_type, community_id } = row;
      const communities = query.updatedCommunities
        ? await database.query(communityByRef, viewer?.personaRef ?? null, community_type, community_id)
        : [];
      return {
        status: 200,
        body: { id, votes: { upvotes, downvotes }, comments, communities: communities.map(presentCommunity) },
      };
    },
  };
}
