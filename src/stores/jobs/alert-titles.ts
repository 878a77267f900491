import type { Clock } from '@/core/common/clock.port';
import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import { ALERT_TITLES_KEY, parseAlertTitles, serializeAlertTitles } from '@/core/jobs/stored-alert-titles';
import type { SessionStore } from '../session/session.store';

/** The typed titles of an alert, on the device: they survive a reload, a login and the session's end. */
export class AlertTitles {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>, clock: Clock) {
    this.#storage = storage;
    this.#session = session;
    this.#clock = clock;
  }

  /** Null where nothing was typed under the list of this path. */
  read(path: string): string | null {
    const stored = this.#storage.get(ALERT_TITLES_KEY);
    return parseAlertTitles(stored, { owner: this.#session.userId, path, now: this.#clock.now() });
  }

  keep(path: string, titles: string): void {
    const kept = { owner: this.#session.userId, path, titles, keptAt: this.#clock.now() };
    this.#storage.set(ALERT_TITLES_KEY, serializeAlertTitles(kept));
  }

  discard(): void {
    this.#storage.remove(ALERT_TITLES_KEY);
  }
}
