import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { isNotFoundFailure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { LoadState } from './load-state';
import { failed, idle, loading, ready } from './load-state';

/** A value of a service. The latest call wins, and responses to earlier calls are dropped. */
export class Loadable<Value, Query = void> {
  state: LoadState<Value> = idle;
  readonly #fetch: (query: Query) => Promise<Result<Value, Failure>>;
  readonly #onValue: ((value: Value) => void) | undefined;
  /** Changes during a running call. They are reapplied to its response, which may be older. Null without a call. */
  #changes: readonly ((value: Value) => Value)[] | null = null;
  #lastQuery: { readonly query: Query } | null = null;
  #answered: { readonly query: Query } | null = null;
  #latestCall = 0;

  /** `onValue` gets every response that is not dropped. */
  constructor(fetch: (query: Query) => Promise<Result<Value, Failure>>, onValue?: (value: Value) => void) {
    this.#fetch = fetch;
    this.#onValue = onValue;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get value(): Value | null {
    return this.state.state === 'ready' ? this.state.value : null;
  }

  get failure(): Failure | null {
    return this.state.state === 'failed' ? this.state.failure : null;
  }

  get isUnknown(): boolean {
    return this.failure !== null && isNotFoundFailure(this.failure);
  }

  get isLoading(): boolean {
    return this.state.state === 'loading';
  }

  /** Clears the known value. */
  async load(query: Query): Promise<void> {
    this.state = loading;
    await this.call(query);
  }

  async loadOnce(query: Query): Promise<void> {
    if (this.state.state === 'idle' || this.state.state === 'failed') await this.load(query);
  }

  /** Keeps the known value while loading, and if the call fails. */
  async refresh(query: Query): Promise<void> {
    if (this.state.state !== 'ready') this.state = loading;
    await this.call(query);
  }

  /** Keeps the earlier value while loading; clears it if the call fails. */
  async search(query: Query): Promise<void> {
    if (this.state.state !== 'ready') this.state = loading;
    await this.call(query, false);
  }

  /** Returns true if the value was loaded for this query, or was set from another source. */
  answers(query: Query): boolean {
    return this.state.state === 'ready' && (this.#answered === null || this.#answered.query === query);
  }

  /** Also applies to the response of a running call. The change must be idempotent. */
  change(change: (value: Value) => Value): void {
    if (this.#changes !== null) this.#changes = [...this.#changes, change];
    if (this.state.state === 'ready') this.state = ready(change(this.state.value));
  }

  /** Sets the value and drops running calls. */
  put(value: Value): void {
    this.dropCalls();
    this.#answered = null;
    this.state = ready(value);
  }

  /** Repeats a running call, because the session changed. */
  async restart(): Promise<void> {
    if (this.#changes !== null && this.#lastQuery !== null) await this.call(this.#lastQuery.query);
  }

  /** Clears the value and drops running calls. */
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
