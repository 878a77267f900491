/** A vote; `none` is no vote, or takes one back. */
export const VOTE_TYPES = ['up', 'down', 'none'] as const;

/** A vote; `none` is no vote, or takes one back. */
export type VoteType = (typeof VOTE_TYPES)[number];

/** The types of contribution that the service takes votes on; reviews and polls come with theirs. */
export const VOTABLE_TYPES = ['post', 'comment'] as const;

/** A type of contribution that the service takes votes on. */
export type VotableType = (typeof VOTABLE_TYPES)[number];

/** Names a contribution that can be voted on. */
export interface Votable {
  readonly type: VotableType;
  readonly id: string;
}

/** A user's vote on one votable; a user has at most one on each. */
export interface Vote {
  readonly resourceId: string;
  readonly resourceType: VotableType;
  readonly voteType: VoteType;
}

export interface VoteTally extends Vote {
  readonly upvotes: number;
  readonly downvotes: number;
}

/** The votes of a list that count, with their counts, and those that do not. */
export interface CastVotes {
  readonly votes: readonly VoteTally[];
  readonly refused: readonly { readonly resourceId: string; readonly code: string }[];
}

/** The viewer's vote on a post, as the list of their votes has it. */
export interface MyVote {
  readonly id: string;
  readonly voteType: Exclude<VoteType, 'none'>;
}
