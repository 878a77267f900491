import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CastVotes, MyVote, Vote, VoteTally } from './vote';

export interface Votes {
  /**
   * Idempotent. `none` withdraws the vote. Fails with `invalid` (`reader_required`, on which the client opens reader
   * onboarding, and `own_post`), `notFound` and `unauthenticated`.
   */
  readonly castVote: (vote: Vote) => Promise<Result<VoteTally, Failure>>;
  /**
   * Sends 1 to 50 votes. Those that the service refuses are in `refused`. Fails with `invalid` (`reader_required`) and
   * `unauthenticated`.
   */
  readonly castVotes: (given: { readonly votes: readonly Vote[] }) => Promise<Result<CastVotes, Failure>>;
  /** Lists votes for 1 to 100 post ids. Posts without a vote are left out. Fails with `unauthenticated` for a guest. */
  readonly listMyVotes: (given: {
    readonly postIds: readonly string[];
  }) => Promise<Result<{ readonly votes: readonly MyVote[] }, Failure>>;
}

export const VotesPort: Key<Votes> = Symbol('Votes');
