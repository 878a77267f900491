import type { Page } from '@playwright/test';

/** Gives a page a clock of its own, to be moved by the test. Minutes pass on it while a call is on its way; no call is given up for that. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
