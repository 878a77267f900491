import type { VotableType } from './vote';

/** Texts for votes that do not count. */
export const votingMessages = {
  notCounted: 'Your vote was not counted.',
  own: { post: 'This is your own post; others vote on it.' } satisfies Record<VotableType, string>,
} as const;
