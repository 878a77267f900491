import type { CastVotes, Vote, VoteTally, VoteType } from '@/contract/generated/feed';
import { commentUpvotedNotification } from '@/core/talk/notifications/notification-texts.rules';
import { isVoteMilestone } from '@/core/talk/voting/vote-milestones.rules';
import { voteRefusals } from '@/core/talk/voting/vote-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { commentNotFound } from '../comments/comment.policy';
import { requireVoter } from './vote.policy';
import { castCommentVote, votesOn, votesOnComments } from './vote.queries';
import type { VoteCasterDeps } from './vote-caster';
import { deliveryOf, VALUES, VoteCaster } from './vote-caster';

export function createVotes(
  deps: VoteCasterDeps,
): Pick<FeedHandlers, 'castVote' | 'castVotes' | 'findVotes' | 'listMyVotes'> {
  const { database, authorRefs } = deps;
  const caster = new VoteCaster(deps);

  async function castOnComment(voter: Uint8Array, commentId: string, voteType: VoteType) {
    const refs = [authorRefs.voterRef(voter), authorRefs.authorRef(voter, commentId)] as const;
    const { row, deliver } = await database.transaction(async (tx) => {
      const [row] = await tx.query(castCommentVote, commentId, ...refs, VALUES[voteType]);
      if (row === undefined) throw new Error('content.cast_comment_vote returned nothing.');
      if (row.outcome === 'missing') throw commentNotFound();
      if (row.outcome === 'own') throw new Problem(422, 'own_comment', voteRefusals.ownComment);
      return { row, deliver: await tellCommenter(tx, commentId, row) };
    });
    deliver?.(deps.publish);
    return row;
  }

  async function tellCommenter(
    tx: Database,
    commentId: string,
    { seal, the_post: postId, opening, up, up_change }: RowOf<typeof castCommentVote.columns>,
  ) {
    if (seal === null || postId === null || up_change === 0) return null;
    const persona = deps.authorship.openAuthor(seal, commentId);
    const news = commentUpvotedNotification({ postId, commentId, text: opening ?? '', people: up });
    const isNews = up_change > 0 && isVoteMilestone(up);
    const change = await deps.inbox.tellCount(tx, persona, news, { count: up, isNews });
    return change === null ? null : deliveryOf(persona, change);
  }

  async function cast(viewer: Viewer, vote: Vote): Promise<VoteTally> {
    const { voteType, resourceType } = vote;
    const resourceId = plainUuid(vote.resourceId);
    const { up, down } =
      resourceType === 'post'
        ? await caster.cast(viewer.personaRef, resourceId, voteType)
        : await castOnComment(viewer.personaRef, resourceId, voteType);
    const tally = { resourceId, resourceType, voteType, upvotes: up, downvotes: down };
    deps.publish.userEventRaised(viewer.personaRef, 'voteCast', tally);
    return tally;
  }

  return {
    async castVotes({ viewer, body }) {
      requireVoter(viewer);
      const votes: VoteTally[] = [];
      const refused: CastVotes['refused'][number][] = [];
      for (const vote of body.votes) {
        const outcome = await cast(viewer, vote).catch((error: unknown) => refusalOf(vote, error));
        if ('code' in outcome) refused.push(outcome);
        else votes.push(outcome);
      }
      return { status: 200, body: { votes, refused } };
    },

    async castVote({ viewer, body }) {
      requireVoter(viewer);
      return { status: 200, body: await cast(viewer, body), heldAccount: body.resourceType === 'post' };
    },

    async findVotes({ viewer, query }) {
      const id = plainUuid(query.resourceId);
      const voter = authorRefs.voterRef(viewer.personaRef);
      const votes: readonly { readonly value: number }[] =
        query.resourceType === 'post'
          ? await database.query(votesOn, voter, [id])
          : await database.query(votesOnComments, voter, [id]);
      const items = votes.filter(({ value }) => value === VALUES[query.voteType]).map(() => ({ id }));
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

const CODES = ['post_not_found', 'comment_not_found', 'own_post', 'own_comment'] as const;

/** Returns the refusal of a single vote. Rethrows any other error. */
function refusalOf({ resourceId }: Vote, error: unknown): CastVotes['refused'][number] {
  const code = error instanceof Problem ? CODES.find((one) => one === error.code) : undefined;
  if (code === undefined) throw error;
  return { resourceId: plainUuid(resourceId), code };
}
