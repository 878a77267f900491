import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** Calls back when the page is left, and when it is restored from the back-forward cache. */
export type PageVisits = (visit: { readonly left: () => void; readonly back: () => void }) => Cancel;

export function pageVisitsOf(window: Window): PageVisits {
  return ({ left, back }) => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pagehide', left, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal });
    return () => ended.abort();
  };
}
