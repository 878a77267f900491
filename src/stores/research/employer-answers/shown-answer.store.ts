import { makeAutoObservable } from 'mobx';
import type { AnswerPage } from '@/core/kernel/moderated/employer-answer';
import type { EmployerAnswers } from '@/core/research/employer-answers/employer-answers.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The answer that the address names. */
export class ShownAnswerStore implements PersonalStore {
  #answerId = '';
  readonly #answer: Loadable<AnswerPage, { readonly answerId: string }>;

  constructor(answers: Pick<EmployerAnswers, 'getAnswer'>) {
    this.#answer = new Loadable((path) => answers.getAnswer(path));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<AnswerPage> {
    return this.#answer.state;
  }

  get isUnknown(): boolean {
    return this.#answer.isUnknown;
  }

  async show(answerId: string): Promise<void> {
    this.#answerId = answerId;
    await this.#answer.load({ answerId });
  }

  load(): Promise<void> {
    return this.#answer.refresh({ answerId: this.#answerId });
  }

  forget(): void {
    this.#answer.reset();
  }
}
