import { holdCode } from './harness/held-code';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

test('a guest’s "j" before the code has come goes to the first post as soon as it can', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('j');
  release();
  await expect(page.getByRole('article').first().getByRole('link').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1).getByRole('link').and(page.locator(':focus'))).toBeVisible();
});

test('a guest’s "?" at a link that has the focus, before the code has come, opens the list of keys', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Tarakki, home' }).press('?');
  release();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
