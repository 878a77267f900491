/** What a user who begins to use a page does; some of it comes without a click. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Resolves at the first sign that the page is used, or after `maxMs`. */
export function untilUsed(window: Window, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, done, OPTIONS);
      resolve();
    };
    const timer = window.setTimeout(done, maxMs);
    for (const sign of SIGNS) window.addEventListener(sign, done, OPTIONS);
  });
}

/** Heard before anything on the page can stop it, and without making the page wait for it. */
const OPTIONS = { capture: true, passive: true };
