import type { Cancel } from '@/core/kernel/common/scheduler.port';

const RETRY_MS = 30_000;

/** Calls a listener whenever a lost connection may be there again: every 30 s, when the browser is online again, and when the page comes back into view. */
export type RetryMoments = (listener: () => void) => Cancel;

export function retryMomentsOf(window: Window): RetryMoments {
  return (listener) => {
    const { document } = window;
    const ended = new AbortController();
    const { signal } = ended;
    const whenShown = () => {
      if (document.visibilityState === 'visible') listener();
    };
    window.addEventListener('online', listener, { signal });
    document.addEventListener('visibilitychange', whenShown, { signal });
    const round = window.setInterval(listener, RETRY_MS);
    return () => {
      ended.abort();
      window.clearInterval(round);
    };
  };
}
