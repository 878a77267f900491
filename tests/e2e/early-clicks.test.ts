import { expect, test } from './harness/test';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`before the code has come, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('"Log in" opens the login window as soon as it can', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Log in' }).click({ noWaitAfter: true });
      await expect(page).toHaveURL(/showLoginModal/);
      release();
      await expect(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /Google$/ })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
}
