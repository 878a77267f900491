import { DailyCounts } from '@/adapters/memory/kernel/world/daily-counts';

export interface MemoryAnswerRequest {
  readonly postId: string;
  readonly name: string;
  readonly userId: string;
}

export class AnswerRequestRecords {
  readonly #all: MemoryAnswerRequest[] = [];
  readonly ofDay = new DailyCounts();

  get all(): readonly MemoryAnswerRequest[] {
    return this.#all;
  }

  has({ postId, name, userId }: MemoryAnswerRequest): boolean {
    return this.#all.some((one) => one.postId === postId && one.name === name && one.userId === userId);
  }

  add(request: MemoryAnswerRequest): void {
    this.#all.push(request);
  }
}
