import { voteRefusals } from '@/core/talk/voting/vote-refusals.rules';
import type { VotableType } from './vote';

export const votingMessages = {
  resumed: 'Vote saved.',
  sent: { one: 'Vote saved.', other: '{count} votes saved.' },
  notCounted: 'Your vote was not saved.',
  own: {
    post: voteRefusals.ownPost,
    comment: voteRefusals.ownComment,
  } satisfies Record<VotableType, string>,
} as const;

export const voteOutcomes = { counts: 'your vote was saved' } as const;
