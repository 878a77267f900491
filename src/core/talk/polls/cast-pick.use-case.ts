import type { Membership } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { VoteObstacle } from '@/core/talk/voting/voting.rules';
import { voteObstacleOf } from '@/core/talk/voting/voting.rules';
import { voteOutcomes } from '@/core/talk/voting/voting-messages';

export interface ShownBallot {
  readonly myOption: number | null;
  readonly isMine: boolean;
}

export interface Ballots<Saved> {
  find(postId: string): ShownBallot | null;
  show(postId: string, optionId: number | null): void;
  save(postId: string, optionId: number): Promise<Result<Saved, Failure>>;
  confirm(saved: Saved): void;
}

export interface PostReading {
  execute(postId: string): Promise<void>;
}

export interface CastBallotInput {
  readonly postId: string;
  readonly optionId: number;
  readonly membership: Membership;
}

export type CastBallotFailure =
  | { readonly kind: VoteObstacle }
  | { readonly kind: 'notShown' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** The value for no pick; options count from 1. It is shown but never sent. */
const NO_OPTION = 0;

/**
 * Picks an option of a poll or a comparison. A further pick replaces the first. The pick is shown immediately, one call
 * runs at a time, and the last click counts.
 */
export class CastBallot<Saved> {
  readonly #ballots: Ballots<Saved>;
  readonly #reread: PostReading;
  readonly #sure: RetryingWrites;
  readonly #write: OptimisticWrite<string, number, Saved>;

  constructor(ballots: Ballots<Saved>, reread: PostReading, sure: RetryingWrites) {
    this.#reread = reread;
    this.#ballots = ballots;
    this.#sure = sure;
    this.#write = new OptimisticWrite({
      keyOf: (postId) => postId,
      show: (postId, optionId) => ballots.show(postId, optionId === NO_OPTION ? null : optionId),
      save: (postId, optionId) => sure.send(voteOutcomes.counts, () => ballots.save(postId, optionId)),
      confirm: (_postId, saved) => ballots.confirm(saved),
    });
  }

  /** Returns null if the option was picked before, or a pending request includes the pick. */
  async execute({ postId, optionId, membership }: CastBallotInput): Promise<Result<null, CastBallotFailure>> {
    const shown = this.#ballots.find(postId);
    if (shown === null) return fail({ kind: 'notShown' });
    const obstacle = voteObstacleOf({ membership, isMine: shown.isMine });
    if (obstacle !== null) return fail({ kind: obstacle });
    if (shown.myOption === optionId) return ok(null);
    const answer = await this.#write.write(postId, shown.myOption ?? NO_OPTION, optionId);
    if (answer === null || answer.ok) return ok(null);
    if (answer.failure.code !== 'poll_closed') return fail({ kind: 'rejected', failure: answer.failure });
    await this.#reread.execute(postId);
    // The pick may have counted before the poll closed, although its response was lost.
    return this.#ballots.find(postId)?.myOption === optionId ? ok(null) : fail({ kind: 'closed' });
  }

  /** Shows a pick from another page. Loads the post again, unless this page shows the pick or sends one. */
  async showPicked(postId: string, optionId: number): Promise<void> {
    const shown = this.#ballots.find(postId);
    if (shown === null || shown.myOption === optionId || this.#write.isUnderWay(postId)) return;
    await this.#reread.execute(postId);
  }

  refresh(postId: string): Promise<void> {
    return this.#reread.execute(postId);
  }

  forget(): void {
    this.#write.forget();
    this.#sure.forget();
  }
}
