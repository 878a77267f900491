import type { Page } from '@playwright/test';
import { aFreeName } from '@tests/support/a-free-name';
import { enterOn, tabTo } from './harness/keyboard';
import { aNewAccount } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

/** The list marks its first option by itself. */
async function takeFirst(page: Page, name: RegExp): Promise<void> {
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAccessibleName(name);
  await expect(first).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

test('by keyboard alone a guest signs in, becomes a writer and posts', async ({ page }) => {
  test.slow();
  const account = aNewAccount();
  if (!('email' in account)) throw new Error('A new person has an address.');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');

  await page.goto('/');
  await enterOn(page, /^Ask or share something$/);
  await expect(dialog.getByRole('button', { name: 'Continue with Google' }).first()).toBeVisible();
  const popups = page.waitForEvent('popup');
  await enterOn(page, /Continue with Google$/);
  const popup = await popups;
  await popup.waitForLoadState();
  await tabTo(popup, /^Name/);
  await popup.keyboard.type(account.name);
  await tabTo(popup, /^Email/);
  await popup.keyboard.type(account.email);
  await enterOn(popup, /^Continue with this account$/);

  await expect(dialog.getByRole('heading', { name: 'Choose your pseudonym' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Picture 1', exact: true })).toBeAttached();
  await dialog.getByLabel('Pseudonym').focus();
  await keyboard.type(aFreeName());
  await tabTo(page, /^Picture \d+$/);
  await keyboard.press('Space');
  await enterOn(page, /^Continue$/);

  await expect(dialog.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  await tabTo(page, /^Working/);
  await keyboard.press('Space');
  await tabTo(page, /^Company/);
  await keyboard.type('Vaayuna');
  await takeFirst(page, /Vaayuna Technologies/);
  await enterOn(page, /^Continue$/);

  await expect(dialog.getByRole('heading', { name: 'A little more about your work' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Designation' }).focus();
  await keyboard.type('Software Engineer');
  await takeFirst(page, /^Software Engineer$/);
  await tabTo(page, /^Department/);
  await keyboard.press('ArrowDown');
  await tabTo(page, /^Industry/);
  await keyboard.press('ArrowDown');
  await enterOn(page, /^Continue$/);

  await expect(dialog.getByRole('heading', { name: 'Verify your work email' })).toBeVisible();
  await enterOn(page, /^Skip this step$/);
  await enterOn(page, /^(Write your post|Done)$/);

  await expect(dialog.getByRole('heading', { name: 'Write a post' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Community' }).focus();
  await keyboard.type('Money');
  await takeFirst(page, /Money & Tax/);
  const title = `Without a mouse ${Date.now()}`;
  await tabTo(page, /^Title/);
  await keyboard.type(title);
  await tabTo(page, /^Your post/);
  await keyboard.type('Every step has a key.');
  await untilProfileShows(page);
  await enterOn(page, /^Post$/);
  await expect(page.getByRole('article').first()).toContainText(title);
});
