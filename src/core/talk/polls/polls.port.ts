import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Poll, PollConfig } from './poll';

export interface Polls {
  readonly getPollConfig: () => Promise<Result<PollConfig, Failure>>;
  /**
   * Votes. A second vote replaces the first. Fails with `invalid` (`reader_required`, `own_post`, `poll_closed`,
   * `option_not_found`), `notFound` and `unauthenticated`.
   */
  readonly voteInPoll: (vote: { readonly pollId: string; readonly optionId: number }) => Promise<Result<Poll, Failure>>;
}

export const PollsPort: Key<Polls> = Symbol('Polls');
