import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** `save` receives all choices and the name of the changed one. It returns all choices. */
export interface ChoiceCalls<Choices> {
  readonly load: () => Promise<Result<Choices, Failure>>;
  readonly save: (choices: Choices, name: keyof Choices) => Promise<Result<Choices, Failure>>;
}

/** Saves each choice when it is made. A failed one is reverted, and the others stay. */
export class SavedChoices<Choices extends object> {
  readonly #loadable: Loadable<Choices>;
  readonly #write: OptimisticWrite<keyof Choices, Choices, Choices>;

  constructor({ load, save }: ChoiceCalls<Choices>) {
    this.#loadable = new Loadable(load);
    // Applies only this choice, because the response may be older than the other choices.
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

  get value(): Choices | null {
    return this.#loadable.value;
  }

  load(): Promise<void> {
    return this.#loadable.refresh();
  }

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
