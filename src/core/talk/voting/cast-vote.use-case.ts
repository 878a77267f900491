import type { Membership } from '@/core/account/session/roles';
import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Votables } from './votables';
import type { Votable, VoteTally, VoteType } from './vote';
import { voteAfterClick, withVote } from './vote-tally';
import type { Votes } from './votes.port';
import type { VoteObstacle } from './voting.rules';
import { voteObstacleOf } from './voting.rules';

export interface CastVoteInput {
  readonly votable: Votable;
  readonly pressed: 'up' | 'down';
  readonly membership: Membership;
}

export type CastVoteFailure =
  | { readonly kind: VoteObstacle }
  | { readonly kind: 'notShown' }
  | { readonly kind: 'rejected'; readonly failure: Failure };

/**
 * Votes on any votable, changes the vote or withdraws it. The vote is shown immediately. One call per votable runs at a time, and the last click counts.
 */
export class CastVote {
  readonly #votables: Votables;
  readonly #write: OptimisticWrite<Votable, VoteType, VoteTally>;

  constructor(votes: Votes, votables: Votables, scheduler: Pick<Scheduler, 'afterPaint'>, sure: RetryingWrites) {
    this.#votables = votables;
    this.#write = new OptimisticWrite({
      keyOf: ({ type, id }) => `${type}:${id}`,
      show: (votable, voteType) => this.#show(votable, voteType),
      painted: () => new Promise((resolve) => scheduler.afterPaint(resolve)),
      save: ({ type, id }, voteType) =>
        sure.sendTwice(() => votes.castVote({ resourceId: id, resourceType: type, voteType })),
      confirm: (votable, { voteType, upvotes, downvotes }) =>
        votables.show(votable, { myVote: voteType, upvotes, downvotes }),
    });
  }

  /** Returns null if a pending request includes this click. */
  async execute({ votable, pressed, membership }: CastVoteInput): Promise<Result<VoteTally | null, CastVoteFailure>> {
    const shown = this.#votables.find(votable);
    if (shown === null) return fail({ kind: 'notShown' });
    const obstacle = voteObstacleOf({ membership, isMine: shown.isMine });
    if (obstacle !== null) return fail({ kind: obstacle });
    const answer = await this.#write.write(votable, shown.myVote, voteAfterClick(shown.myVote, pressed));
    if (answer === null) return ok(null);
    return answer.ok ? answer : fail({ kind: 'rejected', failure: answer.failure });
  }

  /** Stores a vote whose outcome is unknown. Returns null if the page no longer shows the votable. */
  keep(votable: Votable, pressed: 'up' | 'down'): VoteType | null {
    const shown = this.#votables.find(votable);
    if (shown === null) return null;
    const voteType = voteAfterClick(shown.myVote, pressed);
    this.#show(votable, voteType);
    return voteType;
  }

  /** Shows a vote from another page. A pending vote on this page wins. Returns whether it was shown. */
  showCast({ resourceType: type, resourceId: id, upvotes, downvotes, voteType: myVote }: VoteTally): boolean {
    const votable = { type, id };
    if (this.isUnderWay(votable) || this.#votables.find(votable) === null) return false;
    this.#votables.show(votable, { upvotes, downvotes, myVote });
    return true;
  }

  isUnderWay(votable: Votable): boolean {
    return this.#write.isUnderWay(votable);
  }

  forget(): void {
    this.#write.forget();
  }

  #show(votable: Votable, voteType: VoteType): void {
    const shown = this.#votables.find(votable);
    if (shown !== null) this.#votables.show(votable, withVote(shown, voteType));
  }
}
