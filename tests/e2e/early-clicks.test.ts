import { holdCode } from './harness/held-code';
import { aNewAccount, signedIn } from './harness/people';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`before the code has come, ${viewport.width} px wide`, longUnless(viewport.width > 1000), () => {
    test.use({ viewport });

    test('"Log in" opens the login window as soon as it can', async ({ page }) => {
      const release = await holdCode(page);
      await page.goto('/', { waitUntil: 'commit' });
      const logIn = page.getByRole('button', { name: 'Log in' });
      await logIn.click({ noWaitAfter: true });
      await expect(logIn).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /Google$/ })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
    });

    test('a vote and what is pressed beside it are done as soon as they can, once each', async ({ page }) => {
      const release = await holdCode(page, /(client|vendor)\.[^/]*\.js$/);
      await page.goto('/', { waitUntil: 'commit' });
      const post = page.getByRole('article').first();
      const more = post.getByRole('button', { name: 'More for this post' });
      await more.click();
      await more.click();
      await expect(more).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
      await expect(more).not.toHaveAttribute('aria-busy', 'true');
    });
  });
}

test('what is filled in and sent before the code has come is sent as soon as it can', async ({ page, product }) => {
  await signedIn(page, product.origin, aNewAccount());
  const release = await holdCode(page);
  await page.goto('/settings/need-help', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Quite' }).check();
  await page.getByLabel('What could be better?').fill('A list of what I follow.');
  await page.getByRole('button', { name: 'Send' }).click({ noWaitAfter: true });
  release();
  await expect(page.getByText('Thank you. We read all feedback.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What could be better?')).toHaveValue('A list of what I follow.');
  await expect(page.getByRole('radio', { name: 'Quite' })).toBeChecked();
});
