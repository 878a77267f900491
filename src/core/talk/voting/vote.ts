/** `none` withdraws a vote. */
export const VOTE_TYPES = ['up', 'down', 'none'] as const;

export type VoteType = (typeof VOTE_TYPES)[number];

/** Types with votes. Reviews and polls have calls of their own. */
export const VOTABLE_TYPES = ['post', 'comment'] as const;

export type VotableType = (typeof VOTABLE_TYPES)[number];

export interface Votable {
  readonly type: VotableType;
  readonly id: string;
}

export interface Vote {
  readonly resourceId: string;
  readonly resourceType: VotableType;
  readonly voteType: VoteType;
}

export interface VoteTally extends Vote {
  readonly upvotes: number;
  readonly downvotes: number;
}

export interface CastVotes {
  readonly votes: readonly VoteTally[];
  readonly refused: readonly { readonly resourceId: string; readonly code: string }[];
}

export interface MyVote {
  readonly id: string;
  readonly voteType: Exclude<VoteType, 'none'>;
}
