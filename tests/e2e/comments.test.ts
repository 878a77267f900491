import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const prompt = (page: Page) => page.getByRole('button', { name: 'Write a comment' });
const comments = (page: Page) => page.getByRole('region', { name: /comment/ });

test('two writers talk under a post: comment, reply, edit, delete, and both hear of it', async ({
  page,
  newWindow,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /comment/ })
    .click();
  await prompt(page).click();
  await page.keyboard.type('It took me sixty days.');
  await expectAccessible(page, 'main');
  await page.keyboard.press('Control+Enter');
  await expect(comments(page).getByText('It took me sixty days.')).toBeVisible();
  await expect(prompt(page)).toBeFocused();

  const other = await newWindow();
  await signedIn(other, product.origin, demoPerson('Zoya'));
  await other.goto(page.url().replace(/[?#].*/, '?comments=newToOld'));
  const first = comments(other).getByRole('listitem').first();
  await expect(first).toContainText('It took me sixty days.');
  await first.getByRole('button', { name: /^Reply to/ }).click();
  await other.keyboard.type('Even on probation?');
  await other.keyboard.press('Control+Enter');
  await expect(first.getByRole('listitem')).toContainText('Even on probation?');
  await expectAccessible(other, 'main');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Your comment has a reply/ }).click();
  // The reply itself is shown, and stays so over a reload.
  const own = comments(page).getByRole('listitem').filter({ hasText: 'It took me sixty days.' });
  for (const arrive of [() => page.waitForURL(/\?comment=.+#comment-/), () => page.reload()]) {
    await arrive();
    await expect(own.first().getByRole('listitem')).toContainText('Even on probation?');
    await expect(own.first().getByRole('listitem')).toBeInViewport();
  }
  await own.first().getByRole('button', { name: 'Delete your comment' }).click();
  await expect(own).toHaveCount(0);
  const place = comments(page).getByRole('listitem').filter({ hasText: 'Removed by its writer' });
  await expect(place.getByRole('button', { name: '1 reply' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.first()).toBeVisible();
  // The toast may lie over a column beside the comments.
  await expectAccessible(page, '.frame__main');
});
