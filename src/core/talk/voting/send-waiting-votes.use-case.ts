import type { Failure } from '@/core/kernel/common/failure';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Votables } from './votables';
import type { Votes } from './votes.port';
import type { WaitingVotes } from './waiting-votes';

/** `refusal` is null if no vote was refused. */
export interface SentVotesResult {
  readonly counted: number;
  readonly refusal: Failure | null;
}

/**
 * Sends the votes whose answers were lost. A vote whose answer is lost again keeps waiting, and a refused one is dropped.
 */
export class SendWaitingVotes {
  readonly #votes: Votes;
  readonly #votables: Votables;
  readonly #waiting: WaitingVotes;
  readonly #sure: Pick<RetryingWrites, 'sendTwice'>;

  constructor(votes: Votes, votables: Votables, waiting: WaitingVotes, sure: Pick<RetryingWrites, 'sendTwice'>) {
    this.#votes = votes;
    this.#votables = votables;
    this.#waiting = waiting;
    this.#sure = sure;
  }

  async execute(): Promise<SentVotesResult> {
    let counted = 0;
    while (!this.#waiting.isEmpty) {
      const batch = this.#waiting.take();
      const answer = await this.#sure.sendTwice(() => this.#votes.castVotes({ votes: batch }));
      if (!answer.ok) {
        if (!isAnswerLost(answer.failure)) return { counted, refusal: answer.failure };
        this.#waiting.putBack(batch);
        return { counted, refusal: null };
      }
      for (const { resourceId: id, resourceType: type, voteType: myVote, upvotes, downvotes } of answer.value.votes) {
        this.#votables.show({ type, id }, { myVote, upvotes, downvotes });
      }
      counted += answer.value.votes.length;
    }
    return { counted, refusal: null };
  }
}
