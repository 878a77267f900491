import type { Page } from '@playwright/test';
import { defaultLoginTexts } from '@/core/account/session/login-contexts';
import { REFUSED_PROMPTS_KEY } from '@/core/kernel/shell/overlay-budget.policy';
import { expect, expectAccessible, test } from './harness/test';

declare global {
  interface Window {
    becomeIdle?: () => void;
  }
}

test.use({ leavesNothing: true, hasLoginPrompt: true });

/** A guest who has opened two posts. */
async function haveLookedAround(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    try {
      localStorage.setItem('openedPosts', '2 /p/earlier');
    } catch {
      // A frame without an origin has no storage.
    }
  });
}

const TITLE = defaultLoginTexts.title;

const promptOn = (page: Page) => page.getByRole('region', { name: TITLE });

/** Never idle unless told; timeouts still apply unless `isPatient`. */
async function keepBusy(page: Page, isPatient: boolean): Promise<void> {
  await page.addInitScript((patient) => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (task, options) => {
      const run = () => task({ didTimeout: false, timeRemaining: () => 50 });
      waiting.push(run);
      window.becomeIdle = () => {
        for (const each of waiting.splice(0)) each();
      };
      return patient ? 0 : window.setTimeout(run, options?.timeout);
    };
  }, isPatient);
}

/** Exceeds the prompt's minimum wait, in ms since loading. */
const AFTER_THE_LEAST_WAIT = 5_000;

test('[NP-LOGIN-PROMPT-IDLE] the login prompt shows to a guest when the browser is idle, and at the latest when the wait is over', async ({
  page,
  newWindow,
}) => {
  const never = await newWindow();
  for (const each of [page, never]) await haveLookedAround(each);
  await keepBusy(page, true);
  await keepBusy(never, false);
  await Promise.all([page.goto('/'), never.goto('/')]);
  await page.mouse.move(10, 10);
  await page.waitForFunction((ms) => window.becomeIdle !== undefined && performance.now() > ms, AFTER_THE_LEAST_WAIT);
  await expect(promptOn(page)).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => window.becomeIdle?.());
    await expect(promptOn(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(promptOn(never)).toBeVisible();
});

test('the login prompt lies in a corner, leads to the login, and is gone for good where it was refused', async ({
  page,
}) => {
  await haveLookedAround(page);
  await page.goto('/');
  await expect(promptOn(page)).toBeVisible();
  await expectAccessible(page, '.nudge');
  // Nothing covers the page.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(promptOn(page)).toBeVisible();
  await promptOn(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  await expect(promptOn(page)).toBeHidden();

  await page.goto('/');
  await promptOn(page).getByRole('button', { name: 'Do not show again' }).click();
  await expect(promptOn(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), REFUSED_PROMPTS_KEY)).toBe('loginPrompt');
});

test('the login prompt that was put off does not come back with the next page, nor in another tab', {
  tag: '@long',
}, async ({ page }) => {
  await haveLookedAround(page);
  await page.goto('/');
  await promptOn(page).getByRole('button', { name: 'Not now' }).click();
  await expect(promptOn(page)).toBeHidden();
  const tab = await page.context().newPage();
  for (const each of [page, tab]) {
    await each.goto('/communities');
    await each.mouse.move(10, 10);
    await each.waitForFunction((ms) => performance.now() > ms, 10_000);
    await expect(promptOn(each)).toBeHidden();
  }
});

test('the login prompt comes with the second post that is opened, and not over the first', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Above the maximum wait for idle time.
  await page.waitForFunction((ms) => performance.now() > ms, 10_000);
  await expect(promptOn(page)).toBeHidden();
  await page.goBack();
  await links.nth(1).click();
  await expect(promptOn(page)).toBeVisible();
});
