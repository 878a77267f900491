import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CastVotes, MyVote, Vote, VoteTally } from './vote';

export interface Votes {
  /**
   * Votes, changes the vote or takes it back; voting the same again changes nothing. `invalid` with the codes
   * `reader_required` (the client opens reader onboarding) and `own_post`; `notFound`, `unauthenticated`.
   */
  readonly castVote: (vote: Vote) => Promise<Result<VoteTally, Failure>>;
  /** Casts 1 to 50 votes, as one by one: those that the service refuses are in `refused`. `invalid` (`reader_required`), `unauthenticated`. */
  readonly castVotes: (given: { readonly votes: readonly Vote[] }) => Promise<Result<CastVotes, Failure>>;
  /** The viewer's votes on the given posts (1 to 100 ids); those without a vote are absent. `unauthenticated` for a guest. */
  readonly listMyVotes: (given: {
    readonly postIds: readonly string[];
  }) => Promise<Result<{ readonly votes: readonly MyVote[] }, Failure>>;
}

export const VotesPort: Key<Votes> = Symbol('Votes');
