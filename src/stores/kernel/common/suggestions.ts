import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { SUGGESTION_WAIT_MS, suggestionTextOf } from '@/core/kernel/common/suggestion-text';
import type { LoadState } from './load-state';
import { loading } from './load-state';
import { Loadable } from './loadable';

type Suggest<Item> = (q: string) => Promise<Result<readonly Item[], Failure>>;

export class Suggestions<Item> {
  readonly #scheduler: Scheduler;
  readonly #found: Loadable<readonly Item[], string>;
  private q: string | null = null;
  #cancelWait: Cancel | null = null;

  constructor(suggest: Suggest<Item>, scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.#found = new Loadable(suggest);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The suggestions. Earlier ones stay until new ones arrive, unless there were none. */
  get found(): LoadState<readonly Item[]> {
    const isOfEarlierText = this.q !== null && this.#found.value?.length === 0 && !this.#found.answers(this.q);
    return isOfEarlierText ? loading : this.#found.state;
  }

  search(text: string): void {
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.q = suggestionTextOf(text);
    if (this.q === null) this.#found.reset();
    else this.#cancelWait = this.#scheduler.after(SUGGESTION_WAIT_MS, () => void this.ask());
  }

  async ask(): Promise<void> {
    if (this.q !== null) await this.#found.search(this.q);
  }
}
