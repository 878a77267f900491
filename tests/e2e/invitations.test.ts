import { messages as notice } from '@/views/research/contribute/invitation-messages';
import { messages } from '@/views/research/employer/messages';
import { claimByRecord } from './harness/claims';
import { goOnTo, pick } from './harness/contribution-form';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const COMPANY = 'silikara-semiconductors';
const NAME = 'Silikara Semiconductors';
const SHARE = 'About 30 in 100 contributions followed an invitation from the company';
const LINK = `/features?company=${COMPANY}&invited=yes`;

test('a claimant copies the invitation, and whoever opens it is told before sending', async ({
  page,
  browser,
  product,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await claimByRecord(page, product.origin, COMPANY);
  await page.goto(`/employer/${COMPANY}`);
  await page.getByRole('button', { name: messages.inviteCopy }).press('Enter');
  await expect(page.getByText(messages.inviteCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${messages.inviteSentence(NAME)} ${product.origin}${LINK}`);
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  const context = await browser.newContext({ baseURL: product.origin });
  const guest = await context.newPage();
  await guest.goto(`/employer/${COMPANY}`);
  await expect(guest.getByRole('heading', { name: messages.page(NAME) })).toBeVisible();
  await expect(guest.getByText(messages.invite)).toHaveCount(0);

  await signedIn(guest, product.origin, aNewAccount());
  await guest.goto(LINK);
  const told = guest.getByText(notice.title(NAME));
  await expect(told).toBeVisible();
  await expectAccessible(guest);
  await guest
    .getByRole('main')
    .getByRole('link', { name: /salary/i })
    .first()
    .click();
  await expect(guest).toHaveURL(`/contribute/salary-v3?company=${COMPANY}`);
  await expect(told).toBeVisible();
  await guest.reload();
  await expect(told).toBeVisible();
  await expect(guest.getByText(notice.note)).toBeVisible();

  const company = guest.getByRole('combobox', { name: 'Company' });
  await pick(guest, company, 'Vaayuna Technologies');
  await expect(told).toHaveCount(0);
  await pick(guest, company, NAME);
  await expect(told).toBeVisible();
  await pick(guest, guest.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
  await pick(guest, guest.getByRole('combobox', { name: 'City' }), 'Bengaluru');
  await goOnTo(guest, 'pay');
  await guest.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
  await expect(told).toHaveCount(0);
  await guest.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
  await goOnTo(guest, 'check');
  await expect(told).toBeVisible();
  const sent = guest.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/salaries'));
  await guest.getByRole('button', { name: 'Send my salary' }).click();
  const request = await sent;
  expect(request.headers()['came-by']).toBe('invitation');
  expect(request.url()).not.toContain('invit');
  expect(request.postData()).not.toContain('invit');
  await expect(guest).toHaveURL(/\/contribute\/next-step/);
  await context.close();
});

test('the share of invited contributions is on both pages of a company, for a guest', async ({ page }) => {
  await page.goto('/overview/vaayuna-technologies-overview');
  await expect(page.getByText(SHARE)).toBeVisible();
  await page.goto('/employer/vaayuna-technologies');
  await expect(page.getByText(SHARE)).toBeVisible();
  await expectAccessible(page);
});
