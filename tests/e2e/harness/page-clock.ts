import type { Page } from '@playwright/test';

/** The time after which the bundler's code gives a file up, in ms. */
const FILE_TIMEOUT_MS = 120_000;

/** Gives a page a clock of its own, to be moved by the test. Minutes pass on it while a call or a file is on its way; neither is given up for that. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((fileTimeout) => {
    AbortSignal.timeout = () => new AbortController().signal;
    const { setTimeout } = window;
    const patient = (act: () => void, after?: number, ...values: unknown[]) =>
      after === fileTimeout ? 0 : setTimeout(act, after, ...values);
    Object.assign(window, { setTimeout: patient });
  }, FILE_TIMEOUT_MS);
}
