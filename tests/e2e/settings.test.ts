import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '@tests/support/unzip';
import { enterOn, tabTo } from './harness/keyboard';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('[RT-SETTINGS] [RT-PREFERENCES] [RT-NEED-HELP] settings are one press from every page; what is ticked and written is kept', async ({
  page,
  product,
}) => {
  await page.goto('/user-settings');
  await expect(page.getByText('Log in to see your settings')).toBeVisible();
  await signedIn(page, product.origin, demoPerson('Meera'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const sessions = page.getByRole('heading', { level: 2, name: 'Where you are logged in' });
  const door = page.getByRole('link', { name: 'Manage account Download your data' });
  const rewards = page.getByRole('link', { name: 'Rewards What your contributions have earned' });
  await expect(sessions).toBeVisible();
  await expect(door).toBeVisible();
  await expect(rewards).toBeHidden();
  await expectAccessible(page);
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sessions).toBeHidden();
  await expect(rewards).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(wide);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Preferences/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  const digest = page.getByRole('checkbox', { name: 'Weekly digest of your communities, Email' });
  await digest.check();
  await page.getByRole('checkbox', { name: 'Show my designation next to my pseudonym' }).uncheck();
  await expectAccessible(page);
  await page.reload();
  await expect(digest).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Show my designation next to my pseudonym' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);

  await page.goto('/settings/need-help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Choose a rating.')).toBeVisible();
  const better = page.getByLabel('What could be better?');
  await better.fill('A se\u200Barch would help.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(better).toHaveAccessibleDescription(/This has invisible characters/);
  await better.fill('A search would help.');
  await page.reload();
  await expect(page.getByLabel('What could be better?')).toHaveValue('A search would help.');
  await page.setViewportSize({ width: 360, height: 780 });
  const count = page.getByText('20/2,000');
  const lines = await count.evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => top)).size);
  expect(lines).toBe(1);
  await page.getByRole('radio', { name: 'Quite' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. We read all feedback.')).toBeVisible();
  await expectAccessible(page);
  // Another user of the browser finds nothing.
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto('/settings/need-help');
  await expect(page.getByLabel('What could be better?')).toHaveValue('');
});

test('two devices that tick different rows at once keep both choices', { tag: '@long' }, async ({
  page,
  newWindow,
  product,
}) => {
  const other = await newWindow();
  const account = aNewAccount();
  const tick = (at: Page, row: string) => at.getByRole('checkbox', { name: `${row}, On this site` });
  for (const at of [page, other]) {
    await signedIn(at, product.origin, account);
    await at.goto('/user-settings');
    await expect(tick(at, 'Mentions of your pseudonym')).toBeChecked();
    await at.waitForLoadState('networkidle');
  }
  await Promise.all([
    tick(page, 'Mentions of your pseudonym').uncheck(),
    tick(other, 'Poll results').uncheck(),
    other.getByRole('combobox', { name: 'Best posts of your communities, On this site' }).selectOption('daily'),
  ]);
  for (const at of [page, other]) {
    await at.waitForLoadState('networkidle');
    await at.reload();
    await expect(tick(at, 'Mentions of your pseudonym')).not.toBeChecked();
    await expect(tick(at, 'Poll results')).not.toBeChecked();
    await expect(tick(at, 'Votes on your posts')).toBeChecked();
    await expect(at.getByRole('combobox', { name: 'Best posts of your communities, On this site' })).toHaveValue(
      'daily',
    );
  }
});

test('[RT-MANAGE-ACCOUNT] a user takes their data, deactivates and comes back, and deletes the account letter by letter', async ({
  page,
  product,
}) => {
  const account = aNewAccount();
  await signedIn(page, product.origin, account);
  await page.goto('/settings/manage-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage account' })).toBeVisible();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export my data' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await link.click();
  const file = await readFile(await (await coming).path());
  const exported = JSON.parse(unzip(file).get('everything.json')?.toString() ?? '{}');
  expect(exported.account).toEqual([expect.objectContaining(account)]);
  await expect(page.getByText('Downloaded. We have deleted it here.')).toBeVisible();

  const deactivate = page.getByRole('button', { name: 'Deactivate', exact: true });
  await deactivate.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(deactivate).toBeFocused();
  await deactivate.click();
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText('Your account is deactivated. Log in to bring it back, with your posts and comments.'),
  ).toBeVisible();
  await signedIn(page, product.origin, account);
  await page.goto('/settings/manage-account');
  // Letters are counted once the code has loaded.
  await page.waitForLoadState('networkidle');

  const confirmation = page.getByLabel('Type delete to confirm');
  await confirmation.fill('dele');
  await expect(page.getByText('2 letters to go. This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Type it exactly as shown, including capitals.')).toBeVisible();
  await expect(confirmation).toBeFocused();
  await expectAccessible(page);
  await confirmation.fill('delete');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/settings/manage-account');
  await expect(page.getByText('Log in to see your settings')).toBeVisible();
});

test('the link that ends a mail is opened without logging in; one that is not whole says so and what to do', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  // A link that lost its key altogether.
  await page.goto('/unsubscribe');
  await page.getByRole('button', { name: 'Turn off the weekly digest' }).click();
  await expect(page.getByText('This link is incomplete. Open it from the email again')).toBeVisible();
  await page.goto('/unsubscribe?k=notwhole&list=jobAlerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End all job alerts' }).click();
  await expect(page.getByText('This link is incomplete. Open it from the email again')).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone a user takes their data, logs out everywhere, deactivates and deletes the account', {
  tag: '@long',
}, async ({ page, product }) => {
  const account = aNewAccount();
  const open = async () => {
    await signedIn(page, product.origin, account);
    await page.goto('/settings/manage-account');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage account' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await open();
  await enterOn(page, /^Export my data$/);
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await enterOn(page, /^Download/);
  await coming;

  await tabTo(page, /^Deactivate$/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Yes, deactivate' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(
    page.getByText('Your account is deactivated. Log in to bring it back, with your posts and comments.'),
  ).toBeVisible();
  await open();
  await enterOn(page, /^Log out everywhere$/);
  await enterOn(page, /^Yes, log out everywhere$/);
  await expect(page.getByText('Log in to see your settings')).toBeVisible();

  await open();
  await tabTo(page, /^Type delete to confirm/);
  await page.keyboard.type('dele');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type delete to confirm')).toBeFocused();
  await expect(page.getByText('Type it exactly as shown, including capitals.')).toBeVisible();
  await page.keyboard.type('te');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
});
