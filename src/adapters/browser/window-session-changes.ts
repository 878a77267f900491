import type { SessionChanges } from '@/core/account/session/session-changes.port';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

const CHANNEL = 'session';
/** A storage key that is written only to cause storage events. Its value has no meaning. */
const STORAGE_KEY = 'sessionChange';

/**
 * Announces changes over a BroadcastChannel, or else a storage event. A page that returns to view or from the
 * back-forward cache counts as notified.
 */
export class WindowSessionChanges implements SessionChanges {
  readonly #window: Window;
  readonly #channel: BroadcastChannel | null;

  constructor(window: Window) {
    this.#window = window;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  }

  announce(): void {
    this.#channel?.postMessage(null);
    try {
      this.#window.localStorage.setItem(STORAGE_KEY, String(Math.random()));
    } catch {
      // Storage may be full or forbidden; the channel and the next check remain.
    }
  }

  onChanged(listener: () => void): Cancel {
    const { document } = this.#window;
    const ended = new AbortController();
    const { signal } = ended;
    const whenShown = () => {
      if (document.visibilityState === 'visible') listener();
    };
    this.#channel?.addEventListener('message', listener, { signal });
    this.#window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && listener(), { signal });
    this.#window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
    document.addEventListener('visibilitychange', whenShown, { signal });
    return () => ended.abort();
  }
}
