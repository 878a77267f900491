import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { AccountEnd } from '@/core/settings/account-end.port';
import type { ContributionsEnd } from '@/core/settings/account-end.rules';
import { confirmationOf, missingLetters } from '@/core/settings/account-end.rules';
import { settingsMessages } from '@/core/settings/settings-messages';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';
import type { NavigationStore } from '../navigation/navigation.store';
import type { ProfileStore } from '../profile/profile.store';
import type { SessionStore } from '../session/session.store';

/** The stores beside this one, as far as it uses them. */
export interface AccountEndNeighbours {
  readonly session: Pick<SessionStore, 'checkUser' | 'userId'>;
  readonly profile: Pick<ProfileStore, 'profile'>;
  readonly navigation: Pick<NavigationStore, 'go'>;
}

/** Deactivates or deletes the account. */
export class AccountEndStore implements Personal {
  /** The text in the field that confirms the deletion. */
  typed = '';
  contributions: ContributionsEnd = 'erase';
  isDeactivating = false;
  readonly form = new Form<'confirmation'>({
    check: () => (this.missing === 0 ? {} : { confirmation: settingsMessages.confirmationWrong }),
    refusalOf: ({ fields }) => (fields.confirmation === undefined ? {} : { confirmation: fields.confirmation }),
  });
  readonly #end: AccountEnd;
  readonly #neighbours: AccountEndNeighbours;
  readonly #storage: Pick<KeyValueStorage, 'removeOf'>;
  readonly #toasts: Toasts;

  constructor(
    end: AccountEnd,
    neighbours: AccountEndNeighbours,
    storage: Pick<KeyValueStorage, 'removeOf'>,
    toasts: Toasts,
  ) {
    this.#end = end;
    this.#neighbours = neighbours;
    this.#storage = storage;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** The text that confirms: the pseudonym, or a word where none was chosen. */
  get confirmation(): string {
    return confirmationOf(this.#neighbours.profile.profile?.userName ?? '');
  }

  /** The number of missing letters; null where the text is not the beginning. */
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

  /** Hides the account until the next login, and ends this session with all others. */
  async deactivate(): Promise<void> {
    if (this.isDeactivating) return;
    this.isDeactivating = true;
    const answer = await this.#end.deactivateAccount();
    this.deactivated();
    if (answer.ok) await this.leave(settingsMessages.deactivated);
    else showFailure(this.#toasts, settingsMessages.notDeactivated, answer.failure);
  }

  /** Deletes the account where the confirmation is typed out, and the drafts of it on this device. */
  async delete(): Promise<void> {
    const { typed, contributions } = this;
    const { userId } = this.#neighbours.session;
    const answer = await this.form.submit(() => this.#end.deleteAccount({ confirmation: typed.trim(), contributions }));
    if (answer === null) return;
    if (answer.ok) {
      await this.leave(settingsMessages.deleted);
      if (userId !== null) this.#storage.removeOf(userId);
    } else if (answer.failure.fields.confirmation === undefined)
      showFailure(this.#toasts, settingsMessages.notDeleted, answer.failure);
  }

  forget(): void {
    this.typed = '';
    this.contributions = 'erase';
    this.isDeactivating = false;
    this.form.reset();
  }

  private deactivated(): void {
    this.isDeactivating = false;
  }

  private async leave(text: string): Promise<void> {
    const { session, navigation } = this.#neighbours;
    navigation.go('/');
    await session.checkUser();
    this.#toasts.show(createToast('success', text), 'session');
  }
}
