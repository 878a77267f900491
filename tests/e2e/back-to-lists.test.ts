import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

const PLACES = [
  { path: '/reviews', rows: '.rvlist > article', more: 'Show more reviews' },
  { path: '/reviews/vaayuna-technologies-reviews', rows: '.rvlist > article', more: 'Show more reviews' },
  { path: '/benefits/vaayuna-technologies-benefits', rows: '.benreports li', more: 'Show more' },
];

const lastTop = (page: Page, rows: string) =>
  page
    .locator(rows)
    .last()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top));

for (const { path, rows, more } of PLACES) {
  test(`going back to ${path} finds what was shown, at its place`, async ({ page }) => {
    await page.goto(path);
    const all = page.locator(rows);
    const first = await all.count();
    await page
      .getByRole('link', { name: more })
      .or(page.getByRole('button', { name: more }))
      .click();
    await expect.poll(() => all.count()).toBeGreaterThan(first);
    const count = await all.count();
    await all.last().scrollIntoViewIfNeeded();
    const top = await lastTop(page, rows);
    // A script presses, since a pointer would scroll to the link.
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/communities"]')?.click());
    await page.waitForURL('**/communities');
    await expect(all).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect(all).toHaveCount(count);
    await expect.poll(() => lastTop(page, rows)).toBe(top);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(asked.filter((path) => /^\/api\/(review\/reviews|benefits\/benefits)$/.test(path))).toEqual([]);
  });
}

test('going back over the reviews of another company finds those of the first, at their place', async ({ page }) => {
  const all = page.locator('.rvlist > article');
  await page.goto('/reviews/vaayuna-technologies-reviews');
  await page
    .getByRole('link', { name: 'Show more reviews' })
    .or(page.getByRole('button', { name: 'Show more reviews' }))
    .click();
  await expect.poll(() => all.count()).toBeGreaterThan(20);
  const count = await all.count();
  await all.last().scrollIntoViewIfNeeded();
  const top = await lastTop(page, '.rvlist > article');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/list-of-companies"]')?.click());
  await page.waitForURL('**/list-of-companies');
  await page.locator('main a[href^="/overview/"]:not([href*="vaayuna"])').first().click();
  await page.waitForURL('**/overview/*');
  await page.locator('main a[href^="/reviews/"]').first().click();
  await page.waitForURL('**/reviews/*');
  await expect(all.first()).toBeVisible();
  for (const address of ['**/overview/*', '**/list-of-companies', '**/reviews/vaayuna-technologies-reviews']) {
    await page.goBack();
    await page.waitForURL(address);
  }
  await expect(all).toHaveCount(count);
  await expect.poll(() => lastTop(page, '.rvlist > article')).toBe(top);
});
