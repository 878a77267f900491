import type { Votables } from './votables';
import type { Votes } from './votes.port';
import type { WaitingVotes } from './waiting-votes';

/** Sends the votes that waited for a connection. Those that are lost again wait on; what the service refuses is dropped. */
export class SendWaitingVotes {
  readonly #votes: Votes;
  readonly #votables: Votables;
  readonly #waiting: WaitingVotes;

  constructor(votes: Votes, votables: Votables, waiting: WaitingVotes) {
    this.#votes = votes;
    this.#votables = votables;
    this.#waiting = waiting;
  }

  /** Returns how many votes count now. */
  async execute(): Promise<number> {
    let counted = 0;
    while (!this.#waiting.isEmpty) {
      const batch = this.#waiting.take();
      const answer = await this.#votes.castVotes({ votes: batch });
      if (!answer.ok) {
        if (answer.failure.kind === 'network') for (const vote of batch) this.#waiting.add(vote);
        return counted;
      }
      for (const { resourceId: id, resourceType: type, voteType: myVote, upvotes, downvotes } of answer.value.votes) {
        this.#votables.show({ type, id }, { myVote, upvotes, downvotes });
      }
      counted += answer.value.votes.length;
    }
    return counted;
  }
}
