import { makeAutoObservable } from 'mobx';
import type { AccountDeletion, ContributionsEnd } from '@/core/account/settings/account-end.rules';
import { confirmationOf, missingLetters } from '@/core/account/settings/account-end.rules';
import type { EndAccount } from '@/core/account/settings/end-account.use-case';
import { settingsMessages } from '@/core/account/settings/settings-messages';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ProfileStore } from '../profile/profile.store';

/** Deactivates or deletes the account. */
export class AccountEndStore implements PersonalStore {
  typed = '';
  contributions: ContributionsEnd = 'erase';
  isDeactivating = false;
  readonly form = new Form<'confirmation'>({
    check: () => (this.missing === 0 ? {} : { confirmation: settingsMessages.confirmationWrong }),
    refusalOf: ({ fields }) => (fields.confirmation === undefined ? {} : { confirmation: fields.confirmation }),
  });
  readonly #end: EndAccount;
  readonly #profile: Pick<ProfileStore, 'profile'>;
  readonly #toasts: Toasts;

  constructor(end: EndAccount, profile: Pick<ProfileStore, 'profile'>, toasts: Toasts) {
    this.#end = end;
    this.#profile = profile;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get confirmation(): string {
    return confirmationOf(this.#profile.profile?.userName ?? '');
  }

  get missing(): number | null {
    return missingLetters(this.typed, this.confirmation);
  }

  type(typed: string): void {
    this.typed = typed;
    this.form.changed('confirmation');
  }

  chooseContributions(contributions: ContributionsEnd): void {
    this.contributions = contributions;
  }

  async deactivate(): Promise<void> {
    if (this.isDeactivating) return;
    this.isDeactivating = true;
    const answer = await this.#end.execute(null);
    this.deactivated();
    if (answer.ok) this.tell(settingsMessages.deactivated);
    else showFailure(this.#toasts, settingsMessages.notDeactivated, answer.failure);
  }

  async delete(): Promise<void> {
    const { typed, contributions } = this;
    const answer = await this.form.submit(() => this.deleteAs({ confirmation: typed.trim(), contributions }));
    if (answer !== null && !answer.ok && answer.failure.fields.confirmation === undefined)
      showFailure(this.#toasts, settingsMessages.notDeleted, answer.failure);
  }

  forget(): void {
    this.typed = '';
    this.contributions = 'erase';
    this.isDeactivating = false;
    this.form.reset();
  }

  private async deleteAs(deletion: AccountDeletion): Promise<Result<null, Failure>> {
    const answer = await this.#end.execute(deletion);
    // Shows the failure here, because the form was reset with its user.
    if (answer.ok) this.tell(settingsMessages.deleted);
    return answer;
  }

  private deactivated(): void {
    this.isDeactivating = false;
  }

  private tell(text: string): void {
    this.#toasts.show(createToast('success', text), 'session');
  }
}
