import { voteRefusals } from '@/core/voting/vote-refusals.rules';
import type { VotableType } from './vote';

/** Texts for votes that do not count. */
export const votingMessages = {
  resumed: 'Your vote counts.',
  sent: { one: 'Your vote counts.', other: 'Your {count} votes count.' },
  notCounted: 'Your vote did not count.',
  own: {
    post: voteRefusals.ownPost,
    comment: voteRefusals.ownComment,
  } satisfies Record<VotableType, string>,
} as const;

/** Ends of sentences: the outcome of voting. */
export const voteAims = { counts: 'your vote counts' } as const;
