import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type {
  MailList,
  MessagePreferences,
  MessagePreferencesChange,
  Preferences,
  SubscriptionChange,
  Unsubscribed,
} from '@/core/account/settings/preferences';
import type { UserPreferences } from '@/core/account/settings/preferences.port';
import { settingsRefusals } from '@/core/account/settings/settings-refusals.rules';
import type { Subscription } from '@/core/account/settings/subscription.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { SettingsRecords } from './settings-records';

const KEY = /^(digest|answers)_(.+)$/;

export function memoryUnsubscribeKey({ id }: MemoryUser, list: Exclude<MailList, 'jobAlerts'>): string {
  return `${list}_${id}`;
}

export class MemoryUserPreferences implements UserPreferences {
  readonly #browser: MemoryBrowser;
  readonly #settings: SettingsRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#settings = browser.world.records(SettingsRecords);
  }

  getPreferences(): Promise<Result<Preferences, Failure>> {
    return this.#browser.askSignedIn('getPreferences', {}, (viewer) => ok(this.#settings.of(viewer).preferences));
  }

  savePreferences(body: Preferences): Promise<Result<Preferences, Failure>> {
    return this.#browser.askSignedIn('savePreferences', { body }, (viewer) => {
      this.#settings.of(viewer).preferences = body;
      return ok(body);
    });
  }

  getMessagePreferences(): Promise<Result<MessagePreferences, Failure>> {
    return this.#browser.askSignedIn('getMessagePreferences', {}, (viewer) => ok(this.#settings.of(viewer).messages));
  }

  saveMessagePreferences(body: MessagePreferencesChange): Promise<Result<MessagePreferences, Failure>> {
    return this.#browser.askSignedIn('saveMessagePreferences', { body }, (viewer) => {
      const settings = this.#settings.of(viewer);
      settings.messages = { ...settings.messages, ...body };
      return ok(settings.messages);
    });
  }

  getSubscription(): Promise<Result<Subscription, Failure>> {
    return this.#browser.askSignedIn('getSubscription', {}, (viewer) => ok(this.#settings.of(viewer).subscription));
  }

  saveSubscription(body: SubscriptionChange): Promise<Result<Subscription, Failure>> {
    return this.#browser.askSignedIn('saveSubscription', { body }, (viewer) => {
      const settings = this.#settings.of(viewer);
      settings.subscription = { ...settings.subscription, ...body };
      return ok(settings.subscription);
    });
  }

  unsubscribe(body: { readonly k: string }): Promise<Result<Unsubscribed, Failure>> {
    return this.#browser.ask('unsubscribe', { body }, () => {
      const [, list, id] = KEY.exec(body.k) ?? [];
      if (id === undefined) {
        const message = settingsRefusals.brokenLink;
        return refusal(422, 'unsubscribe_key_invalid', message);
      }
      const settings = this.#settings.of({ id });
      if (list === 'digest') settings.subscription = { ...settings.subscription, digest: false };
      else settings.subscription = { ...settings.subscription, answers: 'off' };
      return ok({ subscription: list === 'digest' ? 'digest' : 'answers' });
    });
  }
}
