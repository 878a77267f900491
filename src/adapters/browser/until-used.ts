import { hadEarlyClicks } from './early-clicks';
import { hasEarlyKeys } from './early-keys';

/** Events of a user who begins to use a page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Resolves at the first sign that the page is used, at once if a key or control was pressed before, or after `maxMs`. */
export function untilUsed(window: Window, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const used = new AbortController();
    const done = (): void => {
      window.clearTimeout(timer);
      used.abort();
      resolve();
    };
    const timer = window.setTimeout(done, maxMs);
    // Heard before anything on the page can stop it, and without making the page wait for it.
    const options = { capture: true, passive: true, signal: used.signal };
    for (const sign of SIGNS) window.addEventListener(sign, done, options);
    // Only the page's own scrolling counts: rows inside it scroll to their current item by themselves.
    window.addEventListener('scroll', done, { ...options, capture: false });
    if (hasEarlyKeys(window.document) || hadEarlyClicks(window.document)) done();
  });
}
