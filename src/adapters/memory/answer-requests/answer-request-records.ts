/** A request of a user to a pseudonym. */
export interface MemoryAnswerRequest {
  readonly postId: string;
  readonly name: string;
  readonly userId: string;
}

/** The requests for answers of a memory world. */
export class AnswerRequestRecords {
  readonly #all: MemoryAnswerRequest[] = [];
  readonly #ofDay = new Map<string, number>();

  get all(): readonly MemoryAnswerRequest[] {
    return this.#all;
  }

  has({ postId, name, userId }: MemoryAnswerRequest): boolean {
    return this.#all.some((one) => one.postId === postId && one.name === name && one.userId === userId);
  }

  add(request: MemoryAnswerRequest): void {
    this.#all.push(request);
  }

  /** Counts a request of a user on a day; returns whether it is within the limit. */
  countOfDay(userId: string, day: string, limit: number): boolean {
    const key = `${userId} ${day}`;
    const count = this.#ofDay.get(key) ?? 0;
    if (count >= limit) return false;
    this.#ofDay.set(key, count + 1);
    return true;
  }
}
