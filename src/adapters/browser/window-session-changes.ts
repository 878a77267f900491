import type { SessionChanges } from '@/core/account/session/session-changes.port';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

const CHANNEL = 'session';
/** Its value says nothing; that it changes is heard by other pages. */
const STORAGE_KEY = 'sessionChange';

/**
 * Announces over a BroadcastChannel and, if that is not to be had, by a storage event; a page that comes back into view
 * or out of the back-forward cache counts as told.
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
      // Storage may be full or forbidden; the channel and the next look at the page remain.
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
