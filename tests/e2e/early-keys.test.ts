import { expect, test } from './harness/test';

test('a guest’s "j" before the code has come goes to the first post as soon as it can', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('j');
  release();
  await expect(page.getByRole('article').first().getByRole('link').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1).getByRole('link').and(page.locator(':focus'))).toBeVisible();
});
