import { makeAutoObservable } from 'mobx';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type {
  ContributionWithdrawals,
  OwnContributionList,
  WithdrawnContribution,
} from '@/core/research/contributions/contributions.port';
import type { OwnContributions } from '@/core/research/contributions/own-contribution';
import { withdrawalMessages } from '@/core/research/contributions/withdrawal-messages';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

const WITHDRAWN_TOAST = 'contribution-withdrawn';

/** The user's contributions about companies, with the state of each. */
export class ContributionsStore implements PersonalStore {
  readonly #list: Loadable<OwnContributions>;
  readonly #withdrawals: ContributionWithdrawals;
  readonly #toasts: Toasts;

  constructor(contributions: OwnContributionList, withdrawals: ContributionWithdrawals, toasts: Toasts) {
    this.#list = new Loadable(() => contributions.listOwnContributions());
    this.#withdrawals = withdrawals;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<OwnContributions> {
    return this.#list.state;
  }

  load(): Promise<void> {
    return this.#list.refresh();
  }

  async withdraw(named: WithdrawnContribution): Promise<void> {
    const answer = await this.#withdrawals.withdrawContribution(named);
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(this.#toasts, withdrawalMessages.notWithdrawn, answer.failure);
      return;
    }
    const undo = { linkText: withdrawalMessages.undo, onLinkClick: () => void this.restore(named) };
    this.#toasts.show(createToast('default', withdrawalMessages.gone[named.kind], null, undo), WITHDRAWN_TOAST);
    await this.load();
  }

  forget(): void {
    this.#toasts.dismiss(WITHDRAWN_TOAST);
    this.#list.reset();
  }

  private async restore(named: WithdrawnContribution): Promise<void> {
    this.#toasts.dismiss(WITHDRAWN_TOAST);
    const answer = await this.#withdrawals.restoreContribution(named);
    if (answer.ok) await this.load();
    else showFailure(this.#toasts, withdrawalMessages.notRestored, answer.failure);
  }
}
