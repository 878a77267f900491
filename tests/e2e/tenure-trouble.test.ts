import type { Page } from '@playwright/test';
import { goOnTo, preview } from './harness/contribution-form';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const FORM = '/contribute/tenure?company=rathayana-motors';
const GIVEN = 'You have already reported your stay at this company that began in this quarter.';

async function fillIn(page: Page, quarter: string): Promise<void> {
  const answer = (question: string, text: string) =>
    page.getByRole('group', { name: question }).getByText(text, { exact: true }).click();
  await page.goto(FORM);
  await page.getByRole('combobox', { name: 'Joining quarter' }).selectOption(quarter);
  await answer('How it ended', 'Resigned');
  await goOnTo(page, 'joining');
  await answer('Your offer', 'Kept');
  await goOnTo(page, 'leaving');
  await answer('Days to final settlement', '31–60');
  await goOnTo(page, 'check');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my answers' });
const DONE = '/contribute/next-step?k=tenure&company=rathayana-motors';

test('a report outlives a server that fails, a slow one, a second press and a device without room, and is stored once', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/503|QuotaExceeded|the server responded with a status of/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await signedIn(page, product.origin, demoPerson('Meera'));
  await fillIn(page, '2022-Q3');
  const sent: (string | undefined)[] = [];
  let release = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/tenure/tenure-reports', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().headers()['idempotency-key']);
    if (sent.length === 1) return route.fulfill({ status: 503, body: '' });
    await pressedTwice;
    return route.fallback();
  });
  await send(page).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Something went wrong.');
  await expect(preview(page)).toContainText('31–60');
  await expectAccessible(page, 'main');
  await send(page).dblclick();
  release();
  await expect(page).toHaveURL(DONE);
  expect(new Set(sent).size).toBe(1);
  await page.goto('/user/contributions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Joining and leaving Rathayana Motors' })).toHaveCount(1);
});

test('a second tab has the same draft and sends it once, the same stay anew is refused at its field, and Back leads through the steps', async ({
  page,
  product,
  context,
  complaints,
}) => {
  complaints.allow(/422/);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await fillIn(page, '2021-Q2');
  const other = await context.newPage();
  await other.goto(`${FORM}&step=check`);
  await expect(preview(other)).toContainText('31–60');
  await send(page).click();
  await expect(page).toHaveURL(DONE);
  await send(other).click();
  await expect(other).toHaveURL(DONE);
  await other.close();
  await page.goto('/user/contributions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Joining and leaving Rathayana Motors' })).toHaveCount(1);
  await fillIn(page, '2021-Q2');
  await send(page).click();
  await expect(page.getByText(GIVEN).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Joining quarter' })).toHaveValue('2021-Q2');
  await expectAccessible(page, 'main');
  await page.getByRole('combobox', { name: 'Joining quarter' }).selectOption('2019-Q1');
  await goOnTo(page, 'joining');
  await goOnTo(page, 'leaving');
  await page.goBack();
  await expect(page).toHaveURL(/step=joining/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Joining quarter' })).toHaveValue('2019-Q1');
});

test('a guest who closes the login by Escape keeps the answers, and loses the connection without losing them', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await fillIn(page, '2020-Q4');
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in to send your answers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preview(page)).toContainText('31–60');
  await page.reload();
  await expect(preview(page)).toContainText('31–60');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Days to final settlement' })).toBeVisible();
  await context.setOffline(false);
});
