import type { Page, Request } from '@playwright/test';
import { messages } from '@/views/research/job-check/messages';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const OFFER_BY_CHAT =
  'Congratulations dear, you are selected for Vaayuna Technologies without interview. Pay refundable security deposit of ₹2,500 on GPay today, laptop will be couriered. Contact HR on WhatsApp +91 98765 43210';

const field = (page: Page) => page.getByRole('textbox', { name: messages.field });
const checkButton = (page: Page) => page.getByRole('button', { name: messages.check });
/** The pages that the device keeps for reading without a connection, which it does once they were read. */
const keptOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map((request) => new URL(request.url).pathname),
  );

test('a fresher who is asked for ₹2,500 by chat finds the check, and reads what to do, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await page.getByRole('link', { name: /^Is this job real/ }).click();
  await expect(page).toHaveURL(/\/jobs\/check$/);
  await expectAccessible(page);
  await field(page).fill(OFFER_BY_CHAT);
  await checkButton(page).click();
  const head = page.getByRole('heading', { level: 2, name: messages.dontPay });
  await expect(head).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: messages.signs.money.found })).toBeVisible();
  await expect(page.getByText(messages.steps[1])).toBeVisible();
  await expect(page.getByRole('link', { name: messages.call })).toHaveAttribute('href', 'tel:1930');
  await expect(page.getByRole('link', { name: messages.portal })).toHaveAttribute('href', 'https://cybercrime.gov.in');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test('nothing is sent while one types and presses, and an imitated address is named with the company’s own', async ({
  page,
}) => {
  await page.goto('/jobs/check');
  await page.mouse.move(10, 10);
  await expect.poll(() => keptOn(page)).toContain('/jobs/check');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  const note = (request: Request) => sent.push(`${request.method()} ${request.url()}`);
  page.on('request', note);
  await field(page).pressSequentially('From: hr@vaayuna-careers.com ₹500, पच्चीस सौ रुपये जमा करें');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: messages.signs.lookAlike.found })).toBeVisible();
  await expect(page.getByText('What we know of Vaayuna Technologies: vaayuna.example')).toBeVisible();
  await page.getByRole('button', { name: messages.clear }).click();
  await expect(field(page)).toHaveValue('');
  await checkButton(page).click();
  await expect(page.getByText(messages.missing)).toBeVisible();
  await expect(field(page)).toBeFocused();
  page.off('request', note);
  expect(sent).toEqual([]);
});

test('a message without our signs is not called safe', async ({ page }) => {
  await page.goto('/jobs/check');
  await field(page).fill('Your interview is on Tuesday at 11 in our office. hr@vaayuna.example');
  await checkButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: messages.noneFound })).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(/\bsafe\b|\bgenuine\b/i);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page that was loaded before checks a message', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/);
    await page.goto('/jobs/check');
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect.poll(() => keptOn(page)).toContain('/jobs/check');
    await context.setOffline(true);
    await page.reload();
    await field(page).fill('hr@vaayuna-careers.com asks to pay a fee of Rs 900');
    await checkButton(page).click();
    await expect(page.getByText('What we know of Vaayuna Technologies: vaayuna.example')).toBeVisible();
  });
});
