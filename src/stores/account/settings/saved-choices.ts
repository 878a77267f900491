import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The calls behind choices; `save` gets all of them and the name of the one that changed, and returns all as they are then. */
export interface ChoiceCalls<Choices> {
  readonly load: () => Promise<Result<Choices, Failure>>;
  readonly save: (choices: Choices, name: keyof Choices) => Promise<Result<Choices, Failure>>;
}

/** Choices that are saved as they are made, each by itself; one that could not be saved goes back, and the others stay. */
export class SavedChoices<Choices extends object> {
  readonly #loadable: Loadable<Choices>;
  readonly #write: OptimisticWrite<keyof Choices, Choices, Choices>;

  constructor({ load, save }: ChoiceCalls<Choices>) {
    this.#loadable = new Loadable(load);
    // One choice at a time: an answer may be older than what was chosen beside it meanwhile.
    const show = (name: keyof Choices, { [name]: choice }: Choices) =>
      this.#loadable.change((choices) => ({ ...choices, [name]: choice }));
    this.#write = new OptimisticWrite({
      keyOf: String,
      show,
      save: (name, choices) => save(choices, name),
      confirm: show,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<Choices> {
    return this.#loadable.state;
  }

  /** Null until they are loaded. */
  get value(): Choices | null {
    return this.#loadable.value;
  }

  load(): Promise<void> {
    return this.#loadable.refresh();
  }

  /** Shows and saves one choice. Returns why it was not saved; null if it was, or if another call takes it along. */
  async choose<Name extends keyof Choices>(name: Name, choice: Choices[Name]): Promise<Failure | null> {
    const before = this.value;
    if (before === null) return null;
    const answer = await this.#write.write(name, before, { ...before, [name]: choice });
    return answer === null || answer.ok ? null : answer.failure;
  }

  forget(): void {
    this.#write.forget();
    this.#loadable.reset();
  }
}
