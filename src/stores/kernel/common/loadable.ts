import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { LoadState } from './load-state';
import { failed, idle, loading, ready } from './load-state';

/** A value that a service has. The latest call's answer wins; an earlier one that comes after it is dropped. */
export class Loadable<Value, Query = void> {
  state: LoadState<Value> = idle;
  readonly #fetch: (query: Query) => Promise<Result<Value, Failure>>;
  readonly #onValue: ((value: Value) => void) | undefined;
  /** Made while a call is under way: its answer may be older, so they are made on it again. Null while none is. */
  #changes: readonly ((value: Value) => Value)[] | null = null;
  #lastQuery: { readonly query: Query } | null = null;
  #answered: { readonly query: Query } | null = null;
  #latestCall = 0;

  /** `onValue` gets every answer that is not late. */
  constructor(fetch: (query: Query) => Promise<Result<Value, Failure>>, onValue?: (value: Value) => void) {
    this.#fetch = fetch;
    this.#onValue = onValue;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Null until it is loaded. */
  get value(): Value | null {
    return this.state.state === 'ready' ? this.state.value : null;
  }

  /** Null unless the last call failed. */
  get failure(): Failure | null {
    return this.state.state === 'failed' ? this.state.failure : null;
  }

  get isLoading(): boolean {
    return this.state.state === 'loading';
  }

  /** Loads again; a known value is gone in the meantime. */
  async load(query: Query): Promise<void> {
    this.state = loading;
    await this.call(query);
  }

  /** Loads, unless it is loaded or on its way. */
  async loadOnce(query: Query): Promise<void> {
    if (this.state.state === 'idle' || this.state.state === 'failed') await this.load(query);
  }

  /** Loads again; a known value stays in the meantime, and if the call fails. */
  async refresh(query: Query): Promise<void> {
    if (this.state.state !== 'ready') this.state = loading;
    await this.call(query);
  }

  /** Loads for what is typed now; the value for what was typed before stays in the meantime, and is gone if the call fails. */
  async search(query: Query): Promise<void> {
    if (this.state.state !== 'ready') this.state = loading;
    await this.call(query, false);
  }

  /** Returns whether the known value was loaded for this very query, or is from another source. */
  answers(query: Query): boolean {
    return this.state.state === 'ready' && (this.#answered === null || this.#answered.query === query);
  }

  /** Changes a known value, and what a call under way brings. The change must give the same when it is made twice. */
  change(change: (value: Value) => Value): void {
    if (this.#changes !== null) this.#changes = [...this.#changes, change];
    if (this.state.state === 'ready') this.state = ready(change(this.state.value));
  }

  /** Sets a value from another source; calls under way are late. */
  put(value: Value): void {
    this.dropCalls();
    this.#answered = null;
    this.state = ready(value);
  }

  /** The session changed: a call under way is late, and made again. */
  async restart(): Promise<void> {
    if (this.#changes !== null && this.#lastQuery !== null) await this.call(this.#lastQuery.query);
  }

  /** Forgets the value; calls under way are late. */
  reset(): void {
    this.dropCalls();
    this.state = idle;
  }

  private dropCalls(): void {
    this.#latestCall += 1;
    this.#changes = null;
  }

  private async call(query: Query, keepsOther = true): Promise<void> {
    this.#latestCall += 1;
    this.#lastQuery = { query };
    this.#changes ??= [];
    const call = this.#latestCall;
    const answer = await this.#fetch(query);
    if (call === this.#latestCall) this.arrived(answer, query, keepsOther);
  }

  private arrived(answer: Result<Value, Failure>, query: Query, keepsOther: boolean): void {
    const changes = this.#changes ?? [];
    this.#changes = null;
    if (answer.ok) {
      const value = changes.reduce((changed, change) => change(changed), answer.value);
      this.#onValue?.(value);
      this.#answered = { query };
      this.state = ready(value);
      return;
    }
    const isKept = keepsOther ? this.state.state === 'ready' : this.answers(query);
    if (!isKept) this.state = failed(answer.failure);
  }
}
