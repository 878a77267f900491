import type { Vote } from './vote';

/** The most votes that one call takes. */
const MAX_VOTES = 50;

/** Votes of which it is not known whether they count, one on each votable; the last press is what counts. */
export class WaitingVotes {
  readonly #votes = new Map<string, Vote>();

  get isEmpty(): boolean {
    return this.#votes.size === 0;
  }

  add(vote: Vote): void {
    this.#votes.set(keyOf(vote), vote);
  }

  /** Puts back votes that were taken out, but for those that the user pressed again in the meantime. */
  putBack(votes: readonly Vote[]): void {
    for (const vote of votes) if (!this.#votes.has(keyOf(vote))) this.add(vote);
  }

  /** Takes out the votes of the next call, oldest first. */
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
