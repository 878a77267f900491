import type { Page } from '@playwright/test';
import { aFreeName } from '@tests/support/a-free-name';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, longUnless, test } from './harness/test';

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'a phone in the dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const;

/** The page behind was already checked with the first overlay. */
const DIALOG = '[role="dialog"]';

async function continueWithGoogle(page: Page): Promise<void> {
  const account = aNewAccount();
  if (!('email' in account)) throw new Error('A new person has an address.');
  const popups = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).first().click();
  const popup = await popups;
  await popup.getByLabel('Name').fill(account.name);
  await popup.getByLabel('Email').fill(account.email);
  await popup.getByRole('button', { name: 'Continue with this account' }).click();
}

async function becomeWriter(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByRole('heading', { name: 'What do you want to read about?' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Notice Period/ }).click();
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'Choose your pseudonym' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Picture 1', exact: true })).toBeAttached();
  await expectAccessible(page, DIALOG);
  const name = aFreeName();
  await dialog.getByLabel('Pseudonym').fill(name);
  await dialog.getByRole('radio', { name: 'Picture 2', exact: true }).check({ force: true });
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  await dialog.getByRole('radio', { name: /Working/ }).check({ force: true });
  await dialog.getByRole('combobox', { name: 'Company' }).fill('Vaayuna');
  await page.getByRole('option', { name: /Vaayuna Technologies/ }).click();
  await expectAccessible(page, DIALOG);
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'A little more about your work' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Designation' }).fill('Software Engineer');
  await page.getByRole('option', { name: 'Software Engineer', exact: true }).click();
  await dialog.getByLabel('Department').selectOption({ index: 3 });
  await dialog.getByLabel('Industry').selectOption({ index: 2 });
  await expectAccessible(page, DIALOG);
  await next.click();

  await expect(dialog.getByRole('heading', { name: 'Verify your work email' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip this step' }).click();
  return name;
}

test.describe.configure({ mode: 'parallel' });

for (const { name, viewport, colorScheme } of SIZES) {
  test.describe(`the slice on ${name}`, longUnless(viewport.width > 1000), () => {
    test.use({ viewport, colorScheme });

    test('somebody signs in, becomes a writer, posts, is voted on and notified', async ({
      page,
      newWindow,
      product,
    }) => {
      test.slow();
      const other = await newWindow();
      await signedIn(other, product.origin, demoPerson('Kabir'));
      await other.goto('/');

      await page.goto('/');
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Vote up/ })
        .click();
      await continueWithGoogle(page);
      const pseudonym = await becomeWriter(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Ask or share something' }).click();

      const title = `Bought out my notice, ${pseudonym}`;
      const composer = page.getByRole('dialog');
      await composer.getByLabel('Title').fill(title);
      await composer.getByLabel('Your post').fill('नमस्ते! It took 52 days. <b>Not bold.</b> 🙏');
      await composer.getByRole('combobox', { name: 'Community' }).fill('Notice');
      await page.getByRole('option', { name: /Notice Period/ }).click();
      await expectAccessible(page, DIALOG);
      await untilProfileShows(page);
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByRole('article').first()).toContainText(title);

      const arrived = other.getByRole('article').first();
      await expect(arrived).toContainText(title);
      await expect(arrived).toContainText('<b>Not bold.</b>');
      await expect(arrived).toContainText(pseudonym);
      const up = arrived.getByRole('button', { name: /^Vote up/ });
      await up.click();
      await expect(up).toHaveAttribute('aria-pressed', 'true');

      const bell = page.getByRole('button', { name: /^Notifications, \d+ new$/ });
      await expect(bell).toBeVisible();
      await bell.click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel).toContainText('Somebody found your post useful');
      await expect(panel).toContainText(title);
      await expect(page.getByText('Your post is live.')).toHaveCount(0);
      await expectAccessible(page, DIALOG);
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    });
  });
}
