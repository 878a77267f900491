import type { Page } from '@playwright/test';
import { aWriter } from './harness/api-writer';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

async function expectFocusOn(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator(':focus').filter({ hasText: words })).toHaveCount(1);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
}

async function pressOn(page: Page, role: 'button' | 'link' | 'menuitem', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

async function chooseInMenu(page: Page, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await pressOn(page, 'button', menu);
  await pressOn(page, 'menuitem', item);
}

test('who deletes a post goes on at the next one, or at what stands in its place; an undo leads back', async ({
  page,
  product,
  complaints,
}) => {
  // The deleted post's document, and late requests of its widgets.
  complaints.allow(/status of 410|interlinking-widget|status of 404.*\/comments/);
  const writer = await aWriter(product, demoPerson('Farhan'));
  for (const title of ['Offer in doubt', 'Offer in mind', 'Offer in hand']) await writer.post(title);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await open(page, '/user/posts');
  const undo = page.getByRole('button', { name: 'Undo' });
  await chooseInMenu(page, 'More for this post', 'Delete');
  await expectFocusOn(page, /^Offer in mind$/);
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Offer in hand' })).toBeVisible();
  await expectFocusOn(page, /^Offer in mind$/);

  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await chooseInMenu(page, 'More for this post', 'Delete');
  await expectFocusOn(page, 'This post is not shown');
  await pressOn(page, 'button', 'Bring it back');
  await expectFocusOn(page, 'Offer in mind');
});

test('who deletes a comment goes on at the next one, or at the heading of the comments', async ({ page, product }) => {
  const writer = await aWriter(product, demoPerson('Asha'));
  const postId = await writer.post('How long is your notice?');
  for (const text of ['Sixty days.', 'Ninety days.']) await writer.comment(postId, text);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await open(page, `/p/${postId}?comments=newToOld`);
  await chooseInMenu(page, /^More for the comment/, 'Delete');
  await expectFocusOn(page, /Sixty days\./);
  await chooseInMenu(page, /^More for the comment/, 'Delete');
  await expectFocusOn(page, /^Comments$/);
});

test('who takes out a row goes on at the next one, or at the heading once none is left', async ({
  page,
  product,
  complaints,
}) => {
  // An open post asks once more after a deletion.
  complaints.allow(/status of 404.*feed\/meta/);
  const writer = await aWriter(product, demoPerson('Asha'));
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await open(page, '/jobs');
  for (const title of ['welder', 'nurse']) {
    await page.getByLabel('Job title, or several').fill(title);
    await page.getByRole('button', { name: 'Create alert' }).click();
    await expect(page.getByRole('button', { name: `Delete the alert for ${title}` })).toBeVisible();
  }
  await pressOn(page, 'button', 'Delete the alert for nurse');
  await expectFocusOn(page, /^welder/);
  await pressOn(page, 'button', 'Delete the alert for welder');
  await expectFocusOn(page, /^Jobs$/);

  const title = 'Who pays on time?';
  const postId = await writer.post(title);
  await open(page, `/p/${postId}`);
  await pressOn(page, 'button', `Bookmark: ${title}`);
  await expect(page.getByRole('button', { name: `Bookmark: ${title}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await writer.delete(postId);
  await open(page, '/bookmarks');
  await pressOn(page, 'button', /^Remove: /);
  await expectFocusOn(page, /^Bookmarks$/);

  await open(page, '/compare?companies=vaayuna-technologies,arogyatara-clinics');
  await pressOn(page, 'link', 'Remove Vaayuna Technologies');
  await expectFocusOn(page, /^Compare companies$/);
});

test('a post that its reader hides hands the focus to the next one', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await open(page, '/?feed=top');
  const next = page.getByRole('article').nth(1).getByRole('heading');
  const words = (await next.textContent()) ?? '';
  await chooseInMenu(page, 'More for this post', /^Not interested$/);
  await expectFocusOn(page, words);
});
