import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';

/** A ballot. Options are counted from 1. */
export interface MemoryBallot {
  readonly options: readonly string[];
  readonly elsewhere: readonly number[];
  closesAt: string | null;
  readonly byUserId: Map<string, number>;
}

export class BallotRecords {
  readonly #world: MemoryWorld;
  readonly #byPost = new Map<string, MemoryBallot>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** `durationMs` is null for a poll without end. */
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

  close(postId: string): void {
    const ballot = this.find(postId);
    if (ballot !== null) ballot.closesAt = this.#world.timestamp();
  }

  forget(userId: string): void {
    for (const { byUserId } of this.#byPost.values()) byUserId.delete(userId);
  }

  remove(postId: string): void {
    this.#byPost.delete(postId);
  }
}

export function countsOf({ elsewhere, byUserId }: MemoryBallot): readonly number[] {
  const picks = [...byUserId.values()];
  return elsewhere.map((count, index) => count + picks.filter((optionId) => optionId === index + 1).length);
}
