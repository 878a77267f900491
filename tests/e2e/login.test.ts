import type { Page } from '@playwright/test';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const LOGIN = '/?showLoginModal=true';

function wayOf(page: Page, provider: string) {
  return page.getByRole('dialog').getByRole('button', { name: `Continue with ${provider}` });
}

async function choose(page: Page, provider: string, outcome: string): Promise<void> {
  const windows = page.waitForEvent('popup');
  await wayOf(page, provider).click();
  const popup = await windows;
  await popup.getByLabel('What happens').selectOption(outcome);
  await popup.getByRole('button', { name: /Asha Nair/ }).click();
}

function says(page: Page, text: string | RegExp) {
  return expect(page.getByText(text).first()).toBeVisible();
}

test.describe('the login window', () => {
  test('Microsoft: each end of its window is shown, and then it works', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/401 \(Unauthorized\)/);
    await page.goto(LOGIN);
    await expect(wayOf(page, 'Microsoft')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await choose(page, 'Microsoft', 'closed');
    await says(page, 'The Microsoft window was closed. Try again when you are ready.');
    await choose(page, 'Microsoft', 'server_error');
    await says(page, 'Microsoft login failed!');
    await choose(page, 'Microsoft', 'forged');
    await says(page, 'Microsoft did not confirm this sign-in. Please try again.');
    await choose(page, 'Microsoft', 'success');
    await says(page, /^You are logged in/);
    await page.goto('/session');
    await says(page, 'In use now · Microsoft');
  });

  test('[RT-LOGIN-LINKEDIN] LinkedIn: leaves the page and comes back to it, without a session and with one', async ({
    page,
    product,
  }) => {
    const through = async (outcome: string) => {
      const leaving = page.waitForRequest((request) => request.url().startsWith(`${product.origin}/login/linkedin`));
      await wayOf(page, 'LinkedIn').click();
      await leaving;
      await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
      await page.getByLabel('What happens').selectOption(outcome);
      await page.getByRole('button', { name: /Kabir Rao/ }).click();
    };
    for (const outcome of ['access_denied', 'closed']) {
      await page.goto(`/session${LOGIN.slice(1)}`);
      await through(outcome);
      await expect(page).toHaveURL(`${product.origin}/session`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('LinkedIn login failed!')).toBeHidden();
    }
    await page.goto(`/session${LOGIN.slice(1)}`);
    await through('server_error');
    await says(page, 'LinkedIn login failed!');
    await expect(page).toHaveURL(/\/session/);
    await page.goto(`/session${LOGIN.slice(1)}`);
    await through('success');
    await says(page, /^You are logged in/);
    await says(page, 'In use now · LinkedIn');
    await expectAccessible(page);
  });

  test('[RT-LOGIN-NAUKRI] the job portal on a phone: leaves the page for its route and comes back with a session', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(`/session${LOGIN.slice(1)}`);
    const leaving = page.waitForRequest((request) => request.url().startsWith(`${product.origin}/login/naukri?`));
    await wayOf(page, 'Naukri').click();
    await leaving;
    await page.getByRole('button', { name: /Asha Nair/ }).click();
    await says(page, /^You are logged in/);
    await says(page, 'In use now · Naukri');
  });

  test('the job portal: each message of its window and card is shown, and then it works', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/401 \(Unauthorized\)/);
    await page.goto('/?utm_source=naukri');
    const card = page.frameLocator('iframe[title="Sign in with Naukri"]');
    await card.getByLabel('What happens').selectOption('ERROR');
    await card.getByRole('button', { name: /Asha Nair/ }).click();
    await says(page, 'Naukri Login Failed!');
    await expect(page.locator('iframe[title="Sign in with Naukri"]')).toHaveCount(0);
    await page.goto(LOGIN);
    await choose(page, 'Naukri', 'CONSENT_NOT_SIGNED');
    await says(page, 'You did not agree that Naukri shares your name and address.');
    await choose(page, 'Naukri', 'POPUP_CLOSED_UNEXPECTEDLY');
    await says(page, 'The Naukri window was closed. Try again when you are ready.');
    await choose(page, 'Naukri', 'unsigned');
    await says(page, 'Naukri did not confirm this sign-in. Please try again.');
    await choose(page, 'Naukri', 'LOGIN_WITH_NAUKRI_SUCCESSFUL');
    await says(page, /^You are logged in/);
    await page.goto('/session');
    await says(page, 'In use now · Naukri');
  });

  test('Google: what its window and card can end with is shown', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.allow(/401 \(Unauthorized\)/);
    await page.goto(LOGIN);
    const card = page.frameLocator('#login-modal-yolo iframe');
    await card.getByLabel('What happens').selectOption('other_nonce');
    await card.getByRole('button', { name: /Asha Nair/ }).click();
    await says(page, 'Google did not confirm this sign-in. Please try again.');
    await page.goto(LOGIN);
    await card.getByRole('button', { name: 'Close' }).click();
    await page.goto('/session');
    const windows = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await windows;
    await popup.getByLabel('What happens').selectOption('third_party_cookies');
    await popup.getByRole('button', { name: /Asha Nair/ }).click();
    await says(page, /^It looks like the 3rd Party Cookies are disabled/);
  });
});

test('logging out everywhere clears every open window of the user at once', async ({
  page,
  newWindow,
  product,
  complaints,
}) => {
  complaints.allow(/401 \(Unauthorized\)/);
  const other = await newWindow();
  // Other tests have sessions of the demo users.
  const user = aNewAccount();
  for (const each of [page, other]) await signedIn(each, product.origin, user);
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto('/session');
  await expect(page.getByRole('button', { name: /^Log out Unknown device/ })).toBeVisible();
  await expectAccessible(page);
  await other.waitForTimeout(1_500);
  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await expect(page.getByText('Log out on all 2 devices?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, log out everywhere' }).click();
  await says(page, 'You are logged out on all your devices.');
  const menu = other.getByRole('button', { name: 'Your account', includeHidden: true });
  await expect(menu).toHaveCount(0);
  await expect(other.getByRole('dialog', { name: /^Log in/ })).toBeVisible();
  await says(page, 'Nobody is logged in on this device.');
});
