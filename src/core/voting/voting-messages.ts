import type { VotableType } from './vote';

/** Texts for votes that do not count. */
export const votingMessages = {
  resumed: 'Your vote counts.',
  notCounted: 'Your vote did not count.',
  own: { post: 'You cannot vote on your own post.' } satisfies Record<VotableType, string>,
} as const;
