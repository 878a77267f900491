import { makeAutoObservable } from 'mobx';
import type { AuthorFacts, SimilarContributionsCount } from '@/core/research/contribute/similar-contributions.port';
import type {
  CountedKind,
  OmittableFact,
  SimilarContributions,
} from '@/core/research/contribute/similar-contributions.rules';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

export interface CountedForm {
  readonly kind: CountedKind;
  /** Returns null while a required fact is missing. */
  readonly facts: () => Omit<AuthorFacts, 'kind'> | null;
  readonly leave: Readonly<Partial<Record<OmittableFact, () => void>>>;
}

/** The number of contributions that show the same facts about their authors as the one being written. */
export class SimilarContributionsStore implements PersonalStore {
  readonly #counts: Loadable<SimilarContributions, AuthorFacts>;
  readonly #form: CountedForm;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(count: SimilarContributionsCount, form: CountedForm, session: Pick<SessionStore, 'userId'>) {
    this.#counts = new Loadable((facts) => count.countSimilarContributions(facts));
    this.#form = form;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get kind(): CountedKind {
    return this.#form.kind;
  }

  get state(): LoadState<SimilarContributions> {
    return this.#counts.state;
  }

  /** Null if nothing can be counted: for a guest, and before the company is known. */
  get facts(): AuthorFacts | null {
    const facts = this.#form.facts();
    if (this.#session.userId === null || facts === null || facts.companyName === '') return null;
    return { kind: this.kind, ...facts };
  }

  async count(): Promise<void> {
    if (this.facts === null) this.#counts.reset();
    else await this.#counts.refresh(this.facts);
  }

  canLeaveOut(fact: OmittableFact): boolean {
    return this.#form.leave[fact] !== undefined;
  }

  leaveOut(fact: OmittableFact): void {
    this.#form.leave[fact]?.();
  }

  forget(): void {
    this.#counts.reset();
  }
}
