import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';

/** A ballot of a post. Options are counted from 1. */
export interface MemoryBallot {
  readonly options: readonly string[];
  /** The picks of users outside the world, by option. */
  readonly elsewhere: readonly number[];
  /** ISO 8601; null for one without an end. */
  closesAt: string | null;
  /** The option that each user of the world picked. */
  readonly byUserId: Map<string, number>;
}

/** The ballots of a memory world, by the id of their post. */
export class BallotRecords {
  readonly #world: MemoryWorld;
  readonly #byPost = new Map<string, MemoryBallot>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Gives a post a ballot. `durationMs`: until it ends, null for never. */
  add(
    postId: string,
    options: readonly string[],
    durationMs: number | null,
    elsewhere: readonly number[] = options.map(() => 0),
  ): MemoryBallot {
    const closesAt = durationMs === null ? null : new Date(this.#world.clock.now() + durationMs).toISOString();
    const added: MemoryBallot = { options, elsewhere, closesAt, byUserId: new Map() };
    this.#byPost.set(postId, added);
    return added;
  }

  find(postId: string): MemoryBallot | null {
    return this.#byPost.get(postId) ?? null;
  }

  isClosed({ closesAt }: MemoryBallot): boolean {
    return closesAt !== null && Date.parse(closesAt) <= this.#world.clock.now();
  }

  /** Ends a ballot now. */
  close(postId: string): void {
    const ballot = this.find(postId);
    if (ballot !== null) ballot.closesAt = this.#world.timestamp();
  }

  /** Takes back every pick of a user. */
  forget(userId: string): void {
    for (const { byUserId } of this.#byPost.values()) byUserId.delete(userId);
  }

  remove(postId: string): void {
    this.#byPost.delete(postId);
  }
}

/** Returns how many picked each option. */
export function countsOf({ elsewhere, byUserId }: MemoryBallot): readonly number[] {
  const picks = [...byUserId.values()];
  return elsewhere.map((count, index) => count + picks.filter((optionId) => optionId === index + 1).length);
}
