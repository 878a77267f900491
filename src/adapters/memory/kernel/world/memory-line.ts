import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { lostConnection } from './memory-failure';

export class MemoryLine {
  readonly #calls: string[] = [];
  readonly #held = new Set<() => void>();
  readonly #heldAnswers = new Set<string>();
  #isHeld = false;
  #isOffline = false;
  readonly #answersToLose = new Map<string, number>();
  #refusals: readonly { readonly failure: Failure; readonly call: string | null }[] = [];
  readonly #watchers = new Set<(call: string, failure: Failure) => void>();

  get calls(): readonly string[] {
    return this.#calls;
  }

  countOf(call: string): number {
    return this.#calls.filter((made) => made === call).length;
  }

  goOffline(): void {
    this.#isOffline = true;
  }

  goOnline(): void {
    this.#isOffline = false;
  }

  /** Makes the next call fail without an effect. Any operation by default. */
  failNext(failure: Failure, call: string | null = null): void {
    this.#refusals = [...this.#refusals, { failure, call }];
  }

  /** Loses the answers of calls, but keeps their effects. */
  loseAnswers(call: string, count = 1): void {
    this.#answersToLose.set(call, count);
  }

  hold(): void {
    this.#isHeld = true;
  }

  /** Delays answers, which contain the state at the call. */
  holdAnswers(call: string): void {
    this.#heldAnswers.add(call);
  }

  release(): void {
    this.#isHeld = false;
    this.#heldAnswers.clear();
    for (const go of this.#held) go();
    this.#held.clear();
  }

  watch(watcher: (call: string, failure: Failure) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Makes a call asynchronously, as over a network. */
  async carry<Value>(call: string, work: () => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    this.#calls.push(call);
    const answer = await this.#transport(call, work);
    if (!answer.ok) for (const watcher of this.#watchers) watcher(call, answer.failure);
    return answer;
  }

  async #transport<Value>(call: string, work: () => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#held.add(resolve));
    else await Promise.resolve();
    if (this.#isOffline) return lostConnection();
    const refusal = this.#refusals.find((one) => one.call === null || one.call === call);
    if (refusal !== undefined) {
      this.#refusals = this.#refusals.filter((one) => one !== refusal);
      return { ok: false, failure: refusal.failure };
    }
    const answer = work();
    if (this.#heldAnswers.has(call)) await new Promise<void>((resolve) => this.#held.add(resolve));
    const toLose = this.#answersToLose.get(call) ?? 0;
    if (toLose === 0) return answer;
    this.#answersToLose.set(call, toLose - 1);
    return lostConnection();
  }
}
