import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { alertTitlesKeyOf, parseAlertTitles, serializeAlertTitles } from '@/core/research/jobs/stored-alert-titles';
import type { SessionStore } from '@/stores/account/session/session.store';

/** Job titles of an alert on the device. They survive a reload, a login and the session's end. */
export class AlertTitles {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>, clock: Clock) {
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
  }

  /** Returns null if nothing was typed under this path. A guest's titles pass to the user who logs in next. */
  read(path: string): string | null {
    const now = this.#clock.now();
    const keptFor = (owner: string | null) =>
      parseAlertTitles(this.#storage.get(alertTitlesKeyOf(owner)), { path, now });
    return keptFor(this.#session.userId) ?? keptFor(null);
  }

  keep(path: string, titles: string): void {
    const key = alertTitlesKeyOf(this.#session.userId);
    this.#storage.set(key, serializeAlertTitles({ path, titles, keptAt: this.#clock.now() }));
  }

  discard(): void {
    for (const owner of [this.#session.userId, null]) this.#storage.remove(alertTitlesKeyOf(owner));
  }
}
