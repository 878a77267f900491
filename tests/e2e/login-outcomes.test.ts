import type { Page } from '@playwright/test';
import { PROVIDER_TIMEOUT_MS } from '@/core/account/session/login-timers';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

const wayOf = (page: Page, provider: string) => page.getByRole('button', { name: `Continue with ${provider}` });
const notConfirmed = (provider: string) => `${provider} did not confirm this sign-in. Please try again.`;
const closed = (provider: string) => `The ${provider} window was closed. Try again when you are ready.`;
const silent = (provider: string) =>
  `The ${provider} window did not respond in 10 minutes. Try again, or choose another way.`;

/** Null if the page says nothing. */
const OUTCOMES: Readonly<Record<string, readonly (readonly [outcome: string, says: string | null])[]>> = {
  Google: [
    ['popup_closed', closed('Google')],
    ['popup_failed_to_open', 'Your browser blocked the Google window. Allow pop-ups for this site, then try again.'],
    ['access_denied', null],
    ['expired', notConfirmed('Google')],
    ['other_audience', notConfirmed('Google')],
    ['forged', notConfirmed('Google')],
  ],
  Microsoft: [
    ['closed', closed('Microsoft')],
    ['access_denied', null],
    ['expired', notConfirmed('Microsoft')],
    ['other_audience', notConfirmed('Microsoft')],
    ['other_nonce', notConfirmed('Microsoft')],
    ['unsigned', notConfirmed('Microsoft')],
  ],
  Naukri: [
    ['ERROR', 'Naukri Login Failed!'],
    ['expired', notConfirmed('Naukri')],
    ['other_audience', notConfirmed('Naukri')],
    ['forged', notConfirmed('Naukri')],
  ],
};

async function choose(page: Page, provider: string, outcome: string): Promise<void> {
  const windows = page.waitForEvent('popup');
  await wayOf(page, provider).click();
  const popup = await windows;
  await popup.getByLabel('What happens').selectOption(outcome);
  await popup.getByRole('button', { name: /Asha Nair/ }).click();
}

const toastsOf = (page: Page) => page.locator('.toasts');

/** Tested in npm test; the others share its code. */
const [FIRST] = Object.keys(OUTCOMES);

for (const [provider, outcomes] of Object.entries(OUTCOMES)) {
  test(
    `${provider}: each end of its window is told, and the button is there for the next try`,
    longUnless(provider === FIRST),
    async ({ page, complaints }) => {
      complaints.allow(/401 \(Unauthorized\)/);
      for (const [outcome, says] of outcomes) {
        await page.goto('/session');
        await choose(page, provider, outcome);
        // A toast disappears after some seconds.
        if (says !== null) await expect(toastsOf(page)).toContainText(says);
        await expect(wayOf(page, provider)).toBeEnabled();
        if (says === null) await expect(toastsOf(page)).not.toContainText(provider);
        await expect(wayOf(page, 'LinkedIn')).toBeVisible();
      }
    },
  );

  test(
    `${provider}: a window that never answers is given up after ten minutes`,
    longUnless(provider === FIRST),
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/session');
      await choose(page, provider, 'never');
      await expect(page.getByRole('button', { name: `Waiting for ${provider}` })).toBeVisible();
      await page.clock.fastForward(PROVIDER_TIMEOUT_MS);
      await expect(toastsOf(page)).toContainText(silent(provider));
      await expect(wayOf(page, provider)).toBeVisible();
    },
  );
}

for (const outcome of ['NO_USER_FOUND', 'YOLO_COOLDOWN', 'FRAME_CLOSED']) {
  test(
    `the card of the job portal goes without a word at ${outcome}, and the ways to log in stay`,
    longUnless(outcome === 'NO_USER_FOUND'),
    async ({ page }) => {
      const frame = page.locator('iframe[title="Sign in with Naukri"]');
      await page.goto('/session?utm_source=naukri');
      await frame.contentFrame().getByLabel('What happens').selectOption(outcome);
      await frame
        .contentFrame()
        .getByRole('button', { name: /Asha Nair/ })
        .click();
      await expect(frame).toHaveCount(0);
      await expect(wayOf(page, 'Naukri')).toBeVisible();
      await expect(toastsOf(page)).not.toContainText('Naukri');
    },
  );
}
