import type { Cancel } from '@/core/kernel/common/scheduler.port';

const RETRY_MS = 30_000;

/** Calls back every 30 s, when the browser goes online, and when the page returns to view. */
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
