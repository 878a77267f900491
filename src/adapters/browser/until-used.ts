import { hadEarlyClicks } from './early-clicks';
import { hasEarlyKeys } from './early-keys';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Resolves at the first interaction, immediately if a key or control was pressed before, or after `maxMs`. */
export function firstInteraction(window: Window, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const used = new AbortController();
    const done = (): void => {
      window.clearTimeout(timer);
      used.abort();
      resolve();
    };
    const timer = window.setTimeout(done, maxMs);
    // Captured before the page can stop it; passive, so that the page does not wait.
    const options = { capture: true, passive: true, signal: used.signal };
    for (const sign of SIGNS) window.addEventListener(sign, done, options);
    // Only the page's own scrolling counts: inner rows scroll to their current item by themselves.
    window.addEventListener('scroll', done, { ...options, capture: false });
    if (hasEarlyKeys(window.document) || hadEarlyClicks(window.document)) done();
  });
}
