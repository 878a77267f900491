import type { Vote } from './vote';

/** The most votes that one call takes. */
const MAX_VOTES = 50;

/** Votes that wait for a connection, one on each votable; the last press is what counts. */
export class WaitingVotes {
  readonly #votes = new Map<string, Vote>();

  get isEmpty(): boolean {
    return this.#votes.size === 0;
  }

  add(vote: Vote): void {
    this.#votes.set(`${vote.resourceType}:${vote.resourceId}`, vote);
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
