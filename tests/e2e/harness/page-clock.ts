import type { Page } from '@playwright/test';

/** The time after which the bundler's code gives a file up, in ms. */
const FILE_TIMEOUT_MS = 120_000;

/** Pending calls and files are not given up when the clock moves. */
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
