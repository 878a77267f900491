import { makeAutoObservable } from 'mobx';
import type { PushChoices } from '@/core/account/push/push-choices.rules';
import type { PushDevices } from '@/core/account/push/push-devices.port';
import type { MessagePreferences, Preferences } from '@/core/account/settings/preferences';
import type { UserPreferences } from '@/core/account/settings/preferences.port';
import { settingsMessages } from '@/core/account/settings/settings-messages';
import type { Subscription } from '@/core/account/settings/subscription.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { failed, idle, loading, ready } from '@/stores/kernel/common/load-state';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { ProfileStore } from '../profile/profile.store';
import { SavedChoices } from './saved-choices';

export interface AllPreferences extends Preferences, MessagePreferences, Subscription {
  readonly pushed: PushChoices;
}

export interface PreferencesPorts {
  readonly preferences: UserPreferences;
  readonly devices: Pick<PushDevices, 'getPushChoices' | 'savePushChoices'>;
  readonly toasts: Toasts;
}

/** The user's preferences; each is saved as it is chosen. */
export class PreferencesStore implements PersonalStore {
  readonly #preferences: SavedChoices<Preferences>;
  readonly #messages: SavedChoices<MessagePreferences>;
  readonly #subscription: SavedChoices<Subscription>;
  readonly #pushes: SavedChoices<PushChoices>;
  readonly #profile: Pick<ProfileStore, 'loadPseudoProfiles'>;
  readonly #toasts: Toasts;

  constructor({ preferences, devices, toasts }: PreferencesPorts, profile: Pick<ProfileStore, 'loadPseudoProfiles'>) {
    this.#preferences = new SavedChoices({
      load: () => preferences.getPreferences(),
      save: (choices) => preferences.savePreferences(choices),
    });
    this.#messages = new SavedChoices({
      load: () => preferences.getMessagePreferences(),
      save: (choices, kind) => preferences.saveMessagePreferences({ [kind]: choices[kind] }),
    });
    this.#subscription = new SavedChoices({
      load: () => preferences.getSubscription(),
      save: (choices, mail) => preferences.saveSubscription({ [mail]: choices[mail] }),
    });
    this.#pushes = new SavedChoices({
      load: () => devices.getPushChoices(),
      save: (choices, kind) => devices.savePushChoices({ [kind]: choices[kind] }),
    });
    this.#profile = profile;
    this.#toasts = toasts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<AllPreferences> {
    const parts = [this.#preferences.state, this.#messages.state, this.#subscription.state, this.#pushes.state];
    const lost = parts.find((part) => part.state === 'failed');
    if (lost?.state === 'failed') return failed(lost.failure);
    const { value: preferences } = this.#preferences;
    const { value: messages } = this.#messages;
    const { value: subscription } = this.#subscription;
    const { value: pushed } = this.#pushes;
    if (preferences !== null && messages !== null && subscription !== null && pushed !== null) {
      return ready({ ...preferences, ...messages, ...subscription, pushed });
    }
    return parts.some((part) => part.state === 'loading') ? loading : idle;
  }

  async load(): Promise<void> {
    await Promise.all([this.#preferences, this.#messages, this.#subscription, this.#pushes].map((part) => part.load()));
  }

  /** Changes the profiles under which later posts appear. */
  async chooseDesignation(showDesignation: boolean): Promise<void> {
    const failure = await this.#preferences.choose('showDesignation', showDesignation);
    if (failure === null) await this.#profile.loadPseudoProfiles();
    this.tell(failure);
  }

  async chooseMessage<Kind extends keyof MessagePreferences>(
    kind: Kind,
    choice: MessagePreferences[Kind],
  ): Promise<void> {
    this.tell(await this.#messages.choose(kind, choice));
  }

  async choosePush(kind: keyof PushChoices, choice: boolean): Promise<void> {
    this.tell(await this.#pushes.choose(kind, choice));
  }

  async chooseMail<Mail extends keyof Subscription>(mail: Mail, choice: Subscription[Mail]): Promise<void> {
    this.tell(await this.#subscription.choose(mail, choice));
  }

  forget(): void {
    this.#preferences.forget();
    this.#messages.forget();
    this.#subscription.forget();
    this.#pushes.forget();
  }

  private tell(failure: Failure | null): void {
    if (failure !== null) showFailure(this.#toasts, settingsMessages.notSaved, failure);
  }
}
