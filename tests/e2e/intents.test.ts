import type { Page } from '@playwright/test';
import type { ChosenAccount } from '@tests/support/sign-in';
import { askButton } from './harness/ask-button';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAtLeast, longUnless, test } from './harness/test';

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 360, height: 780 } },
];

const voteOn = (page: Page, index: number) =>
  page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: /^Vote up/ });

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

for (const { name, viewport } of SIZES) {
  test.describe(`what one meant to do on ${name}`, longUnless(viewport.width < 1000), () => {
    test.use({ viewport });

    test('who refuses at LinkedIn is at the post that they were about to vote on, and the vote waits for another way', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Show more posts' }).click();
      await expectAtLeast(page.getByRole('article'), 40);
      const path = await page.getByRole('article').nth(24).getByRole('heading').getByRole('link').getAttribute('href');
      const post = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
      const up = post.getByRole('button', { name: /^Vote up/ });
      await up.scrollIntoViewIfNeeded();
      await up.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Continue with LinkedIn' }).click();
      await page.getByLabel('What happens').selectOption('access_denied');
      await page.getByRole('button', { name: /Kabir Rao/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await expect(page.locator(`a[href="${path}"]`).first()).toBeInViewport();
      await signIn(page, demoPerson('Zoya'));
      await expect(page.getByText('Vote saved.')).toBeVisible();
    });

    test('a vote that made a reader sign in counts after it, once, at the same place', async ({ page }) => {
      await page.goto('/who-can-see-what');
      await page.goto('/');
      await page.getByRole('link', { name: 'Show more posts' }).click();
      await expectAtLeast(page.getByRole('article'), 40);
      const path = await page.getByRole('article').nth(27).getByRole('heading').getByRole('link').getAttribute('href');
      const post = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
      const up = post.getByRole('button', { name: /^Vote up/ });
      await up.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(1000);
      await up.click();
      await signIn(page, demoPerson('Zoya'));
      await expect(page.getByText('Vote saved.')).toBeVisible();
      await expect(up).toHaveAttribute('aria-pressed', 'true');
      await expect(up).toBeInViewport();
      // A sign-in reloads: the focus is in the page, and Back leaves it immediately.
      await expect(page.locator('#middle')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      await expect(page.getByText('Vote saved.')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/who-can-see-what');
    });

    test('a vote of a newcomer counts as soon as they may vote', { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      const up = voteOn(page, 2);
      await up.click();
      await signIn(page, aNewAccount());
      await page.getByRole('dialog').getByRole('button', { name: 'Skip this step' }).click();
      await expect(page.getByText('Vote saved.')).toBeVisible();
    });

    test('a post that the end of the session broke off opens on its own page alone; elsewhere it waits as a draft', {
      tag: '@long',
    }, async ({ page, product, complaints }) => {
      complaints.allow(/401/);
      const composer = page.getByRole('dialog', { name: 'Write a post' });
      const content = 'Ninety days of notice, and nobody says why.';
      await signedIn(page, product.origin, demoPerson('Farhan'));
      await page.goto('/');
      await askButton(page).click();
      await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
      await page.getByRole('option', { name: /Money & Tax/ }).click();
      await composer.getByLabel('Title').fill('Ninety days?');
      await composer.getByLabel('Your post').fill(content);
      await untilProfileShows(page);
      await page.waitForLoadState('networkidle');
      await page.context().clearCookies({ name: /^(AT|RT)$/ });
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByText(/Your session has ended. Log in again./).first()).toBeVisible();
      await signedIn(page, product.origin, demoPerson('Farhan'));
      await page.goto('/user');
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1, name: 'What others see' })).toBeVisible();
      await expect(composer).toHaveCount(0);
      await page.goto('/');
      const draft = page.getByRole('button', { name: 'Draft kept · Continue' });
      await expect(draft).toBeVisible();
      await expect(composer).toHaveCount(0);
      await draft.click();
      await expect(composer.getByLabel('Your post')).toHaveValue(content);
    });

    test('a post that one asked to write and went back on does not open by itself', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Ask or share something' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Log in' }).click();
      await signIn(page, demoPerson('Farhan'));
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
