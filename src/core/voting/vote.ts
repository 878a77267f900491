/** A vote; `none` is no vote, or takes one back. */
export const VOTE_TYPES = ['up', 'down', 'none'] as const;

/** A vote; `none` is no vote, or takes one back. */
export type VoteType = (typeof VOTE_TYPES)[number];

/** What can be voted on. */
export type ResourceType = 'post';

/** One person's vote on one resource; a person has at most one on each. */
export interface Vote {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
  readonly voteType: VoteType;
}

/** A vote, and the resource's counts with it. */
export interface VoteTally extends Vote {
  readonly upvotes: number;
  readonly downvotes: number;
}

/** One's vote on a post, as the list of one's votes has it. */
export interface MyVote {
  readonly id: string;
  readonly voteType: Exclude<VoteType, 'none'>;
}
