import type { FeedHandlers } from '@/server/contract/generated/feed';
import { plainUuid } from '@/server/platform/uuid';
import { requireVoter } from './vote.policy';
import { votesOn } from './vote.queries';
import type { VoteCasterDeps } from './vote-caster';
import { VALUES, VoteCaster } from './vote-caster';

/** Votes. */
export function createVotes(deps: VoteCasterDeps): Pick<FeedHandlers, 'castVote' | 'findVotes' | 'listMyVotes'> {
  const { database, authorRefs } = deps;
  const caster = new VoteCaster(deps);

  return {
    async castVote({ viewer, body }) {
      requireVoter(viewer);
      const { voteType, resourceType } = body;
      const resourceId = plainUuid(body.resourceId);
      const { up, down } = await caster.cast(viewer.personaRef, resourceId, voteType);
      return { status: 200, body: { resourceId, resourceType, voteType, upvotes: up, downvotes: down } };
    },

    async findVotes({ viewer, query }) {
      const votes = await database.query(votesOn, authorRefs.voterRef(viewer.personaRef), [
        plainUuid(query.resourceId),
      ]);
      const items = votes
        .filter(({ value }) => value === VALUES[query.voteType])
        .map(({ post_id }) => ({ id: post_id }));
      return { status: 200, body: { items, total: items.length } };
    },

    async listMyVotes({ viewer, body }) {
      const votes = await database.query(votesOn, authorRefs.voterRef(viewer.personaRef), body.postIds.map(plainUuid));
      return {
        status: 200,
        body: { votes: votes.map(({ post_id, value }) => ({ id: post_id, voteType: value === 1 ? 'up' : 'down' })) },
      };
    },
  };
}
