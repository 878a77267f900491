import type { Page } from '@playwright/test';
import type { ChosenAccount } from '@tests/support/sign-in';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

async function signIn(page: Page, account: ChosenAccount): Promise<void> {
  const popups = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continue with Google$/ })
    .click();
  const popup = await popups;
  if ('sub' in account) {
    await popup.locator(`button[value="${account.sub}"]`).click();
    return;
  }
  await popup.getByLabel('Name').fill(account.name);
  await popup.getByLabel('Email').fill(account.email);
  await popup.getByRole('button', { name: 'Continue with this account' }).click();
}

test('“Helpful” that a guest pressed counts after the login, once', async ({ page }) => {
  await page.goto('/reviews/vaayuna-technologies-reviews');
  const helpful = page
    .getByRole('article')
    .nth(2)
    .getByRole('button', { name: /^Helpful/ });
  const before = Number((await helpful.getAttribute('aria-label'))?.replace(/\D/g, ''));
  await helpful.click();
  await signIn(page, demoPerson('Zoya'));
  await expect(page.getByText('You marked the review as helpful.')).toBeVisible();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1}`);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1}`);
});

test('a job alert has the role and the city of the filters, and is created after the login of a new account', async ({
  page,
}) => {
  await page.goto('/jobs?location=pune&job_profile=sales-executive');
  const box = page.getByLabel('Job title, or several');
  await expect(box).toHaveValue('Sales Executive');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to get job alerts' })).toBeVisible();
  await signIn(page, aNewAccount());
  // A new account's onboarding may cover it.
  const alert = page.getByRole('link', { name: 'Sales Executive · pune', includeHidden: true });
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(alert).toHaveCount(1);
});

test('the reminder of a phone covers no form: the end of the page scrolls above it', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/jobs');
  await expect(page.getByRole('status').filter({ hasText: 'Finish setting up your profile' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Create alert' }).click({ trial: true, timeout: 10_000 });
});

test('following a company, begun as a guest, is done after the login', async ({ page }) => {
  await page.goto('/overview/silikara-semiconductors-overview');
  await page.getByRole('button', { name: 'Follow Silikara Semiconductors' }).click();
  await signIn(page, demoPerson('Farhan'));
  await expect(page.getByRole('button', { name: 'Following Silikara Semiconductors' })).toBeVisible();
});

test('a comment that a guest began is open for writing after the login', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/p\//);
  await page.getByRole('button', { name: 'Write a comment' }).first().click();
  await signIn(page, demoPerson('Asha'));
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
});

test('an offer that a guest picked is picked after the login, once', async ({ page }) => {
  await page.goto('/');
  await page.goto('/search?q=Three%20offers%20home%20loan');
  await page
    .getByRole('link', { name: /Three offers, home loan running/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/p\//);
  const offers = page.getByRole('group', { name: 'Which one would you take?' });
  await expect(page.getByText('Log in to pick, and to see what readers pick')).toBeVisible();
  const picked = offers.getByRole('button').nth(1);
  const name = (await picked.locator('span').first().textContent()) ?? '';
  await picked.click();
  await signIn(page, demoPerson('Zoya'));
  const own = page.getByRole('listitem').filter({ hasText: 'Your pick' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(name);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(name);
});

test('a message that a guest began is for the same person after the login, and is sent', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await signedIn(other, product.origin, demoPerson('Zoya'));
  const answer = await other.request.get('/api/user/user/anonymous-profile', {
    headers: { appid: '999', systemid: 'AB_WEB' },
  });
  const { userName } = await answer.json();
  const name = String(userName);
  await page.goto(`/messages/new?to=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await signIn(page, demoPerson('Asha'));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message' }).fill('May I ask what the notice period was?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(`Waiting for ${name}`)).toBeVisible();
});
