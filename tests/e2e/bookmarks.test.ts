import type { Page } from '@playwright/test';
import { aWriter } from './harness/api-writer';
import { enterOn } from './harness/keyboard';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const VAAYUNA = 'vaayuna-technologies';
const button = (page: Page, name: string) => page.getByRole('button', { name: `Bookmark: ${name}` });
const anyButton = (page: Page) => page.getByRole('button', { name: /^Bookmark: / });
const nameOf = async (page: Page) =>
  ((await anyButton(page).first().getAttribute('aria-label')) ?? '').replace('Bookmark: ', '');

/** Waits, because a document load would cancel its call. */
async function press(page: Page, name: string): Promise<void> {
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/v1/bookmarks/'),
  );
  await button(page, name).first().click();
  await sent;
}

const list = (page: Page) => page.getByRole('list', { name: 'Bookmarks' });

test('a job, a review, a question and a post are bookmarked where they are read, and listed by kind', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/bookmarks');
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await expectAccessible(page);
  const names: string[] = [];
  for (const path of ['/', '/jobs', `/reviews/${VAAYUNA}-reviews`, `/interviews/${VAAYUNA}-interview-questions`]) {
    await page.goto(path);
    if (path.startsWith('/interviews')) {
      await page.locator('.asked__text a').first().click();
      await expect(page).toHaveURL(/\/interviews\/question\//);
    }
    const name = await nameOf(page);
    names.push(name);
    await press(page, name);
    await expect(button(page, name).first()).toHaveAttribute('aria-pressed', 'true');
    if (path !== '/') await expectAccessible(page);
  }
  await page.goto('/bookmarks');
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  for (const name of names) await expect(list(page)).toContainText(name.slice(0, 40));
  await expectAccessible(page);
  const kinds = page.getByRole('navigation', { name: 'Kinds of bookmarks' });
  await kinds.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL(/\/bookmarks\?kind=job$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await list(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/bookmarks/);
});

test('a second tab follows, and a press by the keyboard takes a bookmark back', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/jobs');
  const other = await context.newPage();
  await other.goto('/jobs');
  const name = await nameOf(page);
  await button(page, name).first().click();
  await expect(button(other, name).first()).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/bookmarks');
  await enterOn(other, /^Bookmark: /);
  await expect(button(other, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, name).first()).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(other);
  await other.keyboard.press('Enter');
  await expect(button(page, name).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a guest who bookmarks signs in and has the bookmark then', async ({ page }) => {
  await page.goto('/jobs');
  const name = await nameOf(page);
  await button(page, name).first().click();
  const popups = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continue with Google$/ })
    .click();
  const popup = await popups;
  const account = demoPerson('Zoya');
  if (!('sub' in account)) throw new Error('Zoya has an account of the demo.');
  await popup.locator(`button[value="${account.sub}"]`).click();
  await expect(page.getByText('Bookmark added.')).toBeVisible();
  await expect(button(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Bookmarks' }).click();
  await expect(list(page)).toContainText(name);
  await button(page, name).click();
});

test('what its author deletes is gone from the list of others, with its words', async ({ page, product }) => {
  await signedIn(page, product.origin, aNewAccount());
  const title = `Bonus paid late in ${Date.now()}`;
  const writer = await aWriter(product, demoPerson('Asha'));
  const postId = await writer.post(title);
  await page.goto(`/p/${postId}`);
  await press(page, title);
  await page.goto('/bookmarks');
  await expect(list(page)).toContainText(title);
  await writer.delete(postId);
  await page.reload();
  await expect(page.getByText('This post is no longer available.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
});
