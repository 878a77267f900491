import type { Membership } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { SureWrites } from '@/core/kernel/failed-calls/sure-writes';
import type { VoteObstacle } from '@/core/talk/voting/voting.rules';
import { voteObstacleOf } from '@/core/talk/voting/voting.rules';
import { voteAims } from '@/core/talk/voting/voting-messages';

/** A ballot as the page shows it: options of a post, one of which the viewer may pick. */
export interface ShownBallot {
  /** Null for none. */
  readonly myOption: number | null;
  readonly isMine: boolean;
}

/** The ballots of one kind: where they are shown, and the call that picks. */
export interface Ballots<Saved> {
  /** Null for one that the page does not show. */
  find(postId: string): ShownBallot | null;
  /** Shows a pick; null takes it away again. */
  show(postId: string, optionId: number | null): void;
  save(postId: string, optionId: number): Promise<Result<Saved, Failure>>;
  confirm(saved: Saved): void;
}

/** Reads posts again that are not as the page shows them. */
export interface PostReading {
  execute(postId: string): Promise<void>;
}

export interface CastPickInput {
  readonly postId: string;
  readonly optionId: number;
  readonly membership: Membership;
}

/** The reasons for which a pick does not count. */
export type CastPickFailure =
  | { readonly kind: VoteObstacle }
  /** The page does not show it any more. */
  | { readonly kind: 'notShown' }
  /** It is over; the page shows the result. */
  | { readonly kind: 'closed' }
  /** The call was refused or lost; the ballot shows the pick that counts again. */
  | { readonly kind: 'rejected'; readonly failure: Failure };

/** Stands for no pick; options count from 1. It is shown, never sent. */
const NO_OPTION = 0;

/**
 * Picks an option of a poll or a comparison; a further pick replaces it. It shows at once; however quickly options are
 * pressed, one call is under way and the last press is what counts.
 */
export class CastPick<Saved> {
  readonly #ballots: Ballots<Saved>;
  readonly #reread: PostReading;
  readonly #sure: SureWrites;
  readonly #write: OptimisticWrite<string, number, Saved>;

  constructor(ballots: Ballots<Saved>, reread: PostReading, sure: SureWrites) {
    this.#reread = reread;
    this.#ballots = ballots;
    this.#sure = sure;
    this.#write = new OptimisticWrite({
      keyOf: (postId) => postId,
      show: (postId, optionId) => ballots.show(postId, optionId === NO_OPTION ? null : optionId),
      save: (postId, optionId) => sure.send(voteAims.counts, () => ballots.save(postId, optionId)),
      confirm: (_postId, saved) => ballots.confirm(saved),
    });
  }

  /** Returns null if there is nothing to say: the option was picked before, or a call under way takes the pick along. */
  async execute({ postId, optionId, membership }: CastPickInput): Promise<Result<null, CastPickFailure>> {
    const shown = this.#ballots.find(postId);
    if (shown === null) return fail({ kind: 'notShown' });
    const obstacle = voteObstacleOf({ membership, isMine: shown.isMine });
    if (obstacle !== null) return fail({ kind: obstacle });
    if (shown.myOption === optionId) return ok(null);
    const answer = await this.#write.write(postId, shown.myOption ?? NO_OPTION, optionId);
    if (answer === null || answer.ok) return ok(null);
    if (answer.failure.code !== 'poll_closed') return fail({ kind: 'rejected', failure: answer.failure });
    await this.#reread.execute(postId);
    // It may have counted before the end, and its answer was lost.
    return this.#ballots.find(postId)?.myOption === optionId ? ok(null) : fail({ kind: 'closed' });
  }

  /** The user picked on another page: the post is read again, unless this page shows the pick or has one under way. */
  async showPicked(postId: string, optionId: number): Promise<void> {
    const shown = this.#ballots.find(postId);
    if (shown === null || shown.myOption === optionId || this.#write.isUnderWay(postId)) return;
    await this.#reread.execute(postId);
  }

  /** Reads the post again: its ballot ended since the page got it. */
  refresh(postId: string): Promise<void> {
    return this.#reread.execute(postId);
  }

  /** Drops answers that are still under way. */
  forget(): void {
    this.#write.forget();
    this.#sure.forget();
  }
}
