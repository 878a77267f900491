import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import { OptimisticWrite } from '@/core/common/optimistic-write';
import type { Result } from '@/core/common/result';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';

/** The calls behind a choice. */
export interface ChoiceCalls<Value> {
  readonly load: () => Promise<Result<Value, Failure>>;
  readonly save: (value: Value) => Promise<Result<Value, Failure>>;
}

/** A choice that is saved as it is made, and goes back where it could not be. */
export class SavedChoice<Value> {
  readonly #loadable: Loadable<Value>;
  readonly #write: OptimisticWrite<'choice', Value, Value>;

  constructor({ load, save }: ChoiceCalls<Value>) {
    this.#loadable = new Loadable(load);
    const show = (_target: 'choice', value: Value) => this.#loadable.put(value);
    this.#write = new OptimisticWrite({
      keyOf: () => 'choice',
      show,
      save: (_target, value) => save(value),
      confirm: show,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<Value> {
    return this.#loadable.state;
  }

  /** Null until it is loaded. */
  get value(): Value | null {
    return this.#loadable.value;
  }

  load(): Promise<void> {
    return this.#loadable.refresh();
  }

  /** Shows and saves a choice. Returns why it was not saved; null where it was, or where another call takes it along. */
  async choose(value: Value): Promise<Failure | null> {
    const before = this.value;
    if (before === null) return null;
    const answer = await this.#write.write('choice', before, value);
    return answer === null || answer.ok ? null : answer.failure;
  }

  forget(): void {
    this.#write.forget();
    this.#loadable.reset();
  }
}
