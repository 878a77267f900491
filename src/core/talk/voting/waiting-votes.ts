import type { Vote } from './vote';

const MAX_VOTES = 50;

/** Votes whose outcome is unknown, one per votable. The last click counts. */
export class WaitingVotes {
  readonly #votes = new Map<string, Vote>();

  get isEmpty(): boolean {
    return this.#votes.size === 0;
  }

  add(vote: Vote): void {
    this.#votes.set(keyOf(vote), vote);
  }

  putBack(votes: readonly Vote[]): void {
    for (const vote of votes) if (!this.#votes.has(keyOf(vote))) this.add(vote);
  }

  take(): readonly Vote[] {
    const batch = [...this.#votes].slice(0, MAX_VOTES);
    for (const [key] of batch) this.#votes.delete(key);
    return batch.map(([, vote]) => vote);
  }

  clear(): void {
    this.#votes.clear();
  }
}

function keyOf({ resourceType, resourceId }: Vote): string {
  return `${resourceType}:${resourceId}`;
}
