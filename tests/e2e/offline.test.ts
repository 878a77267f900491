import type { Page } from '@playwright/test';
import { messages } from '@/views/kernel/offline/messages';
import { aWriter } from './harness/api-writer';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true, serviceWorkers: 'allow' });

const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/;

const keptOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map((request) => new URL(request.url).pathname),
  );

async function untilWorker(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: messages.barOffline });

test('[NA-SERVICE-WORKER] the browser registers /sw.js, and a page that was read is there without a connection, with its time', async ({
  page,
  context,
  product,
  complaints,
}) => {
  complaints.allow(NO_CONNECTION);
  const id = await (await aWriter(product, demoPerson('Asha'))).post('Is this readable on the train?');
  await page.goto('/');
  await untilWorker(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL)).toBe(
    `${product.origin}/sw.js`,
  );
  await page.goto(`/p/${id}`);
  await expect.poll(() => keptOn(page)).toContain(`/p/${id}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Is this readable on the train?').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved copy from' })).toBeVisible();
  await expectAccessible(page);
});

test('a page that was not read is replaced by the list of those that were, and opens by itself with the connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(NO_CONNECTION);
  await page.goto('/communities');
  await untilWorker(page);
  await expect.poll(() => keptOn(page)).toContain('/communities');
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.goto('/list-of-companies');
  await expect(page.getByRole('heading', { name: messages.title })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /ommunities/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.waitForURL('**/list-of-companies');
  await expect(bar(page)).toBeHidden();
});

test('a link that is followed without a connection leads to the kept page, and calculators work', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(NO_CONNECTION);
  await page.goto('/communities');
  await untilWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('always')).keys()).length))
    .toBeGreaterThan(5);
  await context.setOffline(true);
  await page.goto('/salaries/take-home-salary-calculator');
  await page.getByRole('textbox').first().fill('1200000');
  await expect(page.getByText(/In hand|take home|a month/i).first()).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.goto('/offline');
  await page.getByRole('main').getByRole('link', { name: messages.calculators }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/alculator/);
});

test('a signed-in document is never kept, its public page is, and both are gone for the next user', async ({
  page,
  context,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/communities');
  await untilWorker(page);
  await expect.poll(() => keptOn(page)).toContain('/communities');
  const kept = await page.evaluate(async () => {
    const answers = await (await caches.open('pages')).matchAll();
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  });
  // It is a guest's.
  expect(kept.includes('>Log in<')).toBe(true);
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  expect(await keptOn(page)).not.toContain('/settings');
  await context.clearCookies();
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/salaries');
  await expect.poll(() => keptOn(page)).toEqual(['/salaries']);
});

test('the address that switches it off removes the service worker and what it kept', async ({ page }) => {
  await page.goto('/communities');
  await untilWorker(page);
  await expect.poll(() => keptOn(page)).toContain('/communities');
  await page.goto('/sw-off');
  await expect(page.getByRole('status')).toHaveText(/^Done/);
  expect(
    await page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistration()]),
  ).toEqual([[], undefined]);
});
