import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { lost } from './memory-failure';

/** The line between a browser and the memory world. A test counts its calls, holds them up and makes them fail. */
export class MemoryLine {
  readonly #calls: string[] = [];
  readonly #held = new Set<() => void>();
  #isHeld = false;
  #isOffline = false;
  #losesAnswer = false;
  readonly #refusals: Failure[] = [];
  readonly #watchers = new Set<(call: string, failure: Failure) => void>();

  /** The names of the calls that were made, oldest first. */
  get calls(): readonly string[] {
    return this.#calls;
  }

  /** How often a call was made. */
  countOf(call: string): number {
    return this.#calls.filter((made) => made === call).length;
  }

  /** No call arrives from now on. */
  goOffline(): void {
    this.#isOffline = true;
  }

  /** Calls arrive again. */
  goOnline(): void {
    this.#isOffline = false;
  }

  /** The next call is answered this failure, and nothing happens for it. */
  failNext(failure: Failure): void {
    this.#refusals.push(failure);
  }

  /** The next call arrives and is worked on, but its answer is lost. */
  loseNextAnswer(): void {
    this.#losesAnswer = true;
  }

  /** Calls wait from now on, until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Lets the waiting calls through, in their order, and those after them. */
  release(): void {
    this.#isHeld = false;
    for (const go of this.#held) go();
    this.#held.clear();
  }

  /** Tells the watcher of every failed call from now on; the answer ends that. */
  watch(watcher: (call: string, failure: Failure) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Carries a call to the world and its answer back. Answers on a later turn, as a network does. */
  async carry<Value>(call: string, work: () => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    this.#calls.push(call);
    const answer = await this.#transport(work);
    if (!answer.ok) for (const watcher of this.#watchers) watcher(call, answer.failure);
    return answer;
  }

  async #transport<Value>(work: () => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#held.add(resolve));
    else await Promise.resolve();
    if (this.#isOffline) return lost();
    const failure = this.#refusals.shift();
    if (failure !== undefined) return { ok: false, failure };
    const answer = work();
    if (!this.#losesAnswer) return answer;
    this.#losesAnswer = false;
    return lost();
  }
}
