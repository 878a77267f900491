import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CastVotes, MyVote, Vote, VoteTally } from './vote';

export interface Votes {
  /**
   * Idempotent; `none` withdraws the vote. `invalid` with the codes `reader_required` (the client
   * opens reader onboarding) and `own_post`; `notFound`, `unauthenticated`.
   */
  readonly castVote: (vote: Vote) => Promise<Result<VoteTally, Failure>>;
  /**
   * 1 to 50 votes; those that the service refuses are in `refused`. `invalid` (`reader_required`),
   * `unauthenticated`.
   */
  readonly castVotes: (given: { readonly votes: readonly Vote[] }) => Promise<Result<CastVotes, Failure>>;
  /** For 1 to 100 post ids; posts without a vote are left out. `unauthenticated` for a guest. */
  readonly listMyVotes: (given: {
    readonly postIds: readonly string[];
  }) => Promise<Result<{ readonly votes: readonly MyVote[] }, Failure>>;
}

export const VotesPort: Key<Votes> = Symbol('Votes');
