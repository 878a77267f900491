import { POLL_LIMITS } from '@/core/talk/polls/poll.rules';
import { pollRefusals } from '@/core/talk/polls/poll-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Publish } from '@/server/platform/realtime/publish.port';
import { plainUuid } from '@/server/platform/uuid';
import type { Ballot } from '../attachments/ballot';
import { presentPoll } from '../attachments/poll.presenter';
import { requireVoter } from '../voting/vote.policy';
import { castPick, picksOf } from './ballot.queries';

export interface PollsDeps {
  readonly database: Database;
  readonly authorship: Pick<Authorship, 'sealVoter'>;
  readonly authorRefs: AuthorRefs;
  readonly publish: Publish;
}

export function createPolls({
  database,
  authorship,
  authorRefs,
  publish,
}: PollsDeps): Pick<FeedHandlers, 'getPollConfig' | 'voteInPoll' | 'listMyPollVotes'> {
  return {
    async getPollConfig() {
      return { status: 200, body: POLL_LIMITS };
    },

    async voteInPoll({ viewer, body }) {
      requireVoter(viewer);
      const { personaRef } = viewer;
      const pollId = plainUuid(body.pollId);
      const { optionId } = body;
      const refs = [authorRefs.voterRef(personaRef), authorRefs.authorRef(personaRef, pollId)] as const;
      const seal = authorship.sealVoter(personaRef, pollId);
      const [row] = await database.query(castPick, pollId, 'poll', ...refs, optionId, seal);
      if (row === undefined) throw new Error('content.cast_pick returned nothing.');
      const ballot = castBallot(row.outcome, row.ballot);
      publish.userEventRaised(personaRef, 'optionPicked', { ballot: 'poll', postId: pollId, optionId });
      return { status: 200, body: presentPoll(pollId, { ballot, pick: optionId, isMine: false }) };
    },

    async listMyPollVotes({ viewer, body }) {
      const voter = authorRefs.voterRef(viewer.personaRef);
      const votes = await database.query(picksOf, voter, body.pollIds.map(plainUuid), 'poll');
      return {
        status: 200,
        body: { votes: votes.map(({ post_id, option_id }) => ({ id: post_id, optionId: option_id })) },
      };
    },
  };
}

function castBallot(
  outcome: 'cast' | 'own' | 'missing' | 'closed' | 'unknown',
  ballot: Ballot<unknown> | null,
): Ballot<string> {
  switch (outcome) {
    case 'missing':
      throw new Problem(404, 'poll_not_found', pollRefusals.notFound);
    case 'own':
      throw new Problem(422, 'own_post', pollRefusals.own);
    case 'closed':
      throw new Problem(422, 'poll_closed', pollRefusals.closed);
    case 'unknown':
      throw new Problem(422, 'option_not_found', pollRefusals.noOption);
    case 'cast':
  }
  if (ballot === null) throw new Error('A vote was cast on no ballot.');
  return { ...ballot, options: ballot.options.map(String) };
}
