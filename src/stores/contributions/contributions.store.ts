import { makeAutoObservable } from 'mobx';
import type { OwnContributionList } from '@/core/contributions/contributions.port';
import type { OwnContribution } from '@/core/contributions/own-contribution';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';
import type { Personal } from '../common/personal';

/** The user's contributions about companies, with the state of each. */
export class ContributionsStore implements Personal {
  readonly #list: Loadable<{ readonly items: readonly OwnContribution[] }>;

  constructor(contributions: OwnContributionList) {
    this.#list = new Loadable(() => contributions.listOwnContributions());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<{ readonly items: readonly OwnContribution[] }> {
    return this.#list.state;
  }

  /** Loads them; what is known stays meanwhile. */
  load(): Promise<void> {
    return this.#list.refresh();
  }

  forget(): void {
    this.#list.reset();
  }
}
