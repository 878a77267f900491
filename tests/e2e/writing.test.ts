import type { Page } from '@playwright/test';
import { askButton } from './harness/ask-button';
import { enterOn } from './harness/keyboard';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const postButton = (page: Page) => composerOf(page).getByRole('button', { name: 'Post', exact: true });

async function openComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = composerOf(page);
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await untilProfileShows(page);
}

let posts = 0;

function aTitle(): string {
  posts += 1;
  return `Form 16 question ${process.pid}-${posts}`;
}

test.describe('writing', () => {
  test.beforeEach(async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/');
  });

  test('an empty post says at each field what is missing, and the focus goes there', async ({ page }) => {
    await page.getByRole('button', { name: 'Ask or share something' }).click();
    await postButton(page).click();
    const composer = composerOf(page);
    await expect(composer.getByText('Choose a community for your post.')).toBeVisible();
    await expect(composer.getByText('Write something first.')).toBeVisible();
    await expect(composer.getByRole('combobox', { name: 'Community' })).toBeFocused();
    await expectAccessible(page);
  });

  test('markup, scripts, emoji, Devanagari and a word without an end are shown as they were written', async ({
    page,
  }) => {
    const title = aTitle();
    const texts = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'नमस्ते 🙏🏽', 'x'.repeat(9_000)];
    await openComposer(page);
    await composerOf(page).getByLabel('Title').fill(title);
    await composerOf(page).getByLabel('Your post').fill(texts.join('\n'));
    await postButton(page).click();
    const post = page.getByRole('article').first();
    await expect(post).toContainText(title);
    await post.getByRole('link', { name: title }).click();
    const shown = page.getByRole('article').first();
    for (const text of texts) await expect(shown).toContainText(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test('a connection lost in mid-post keeps the draft, and the retry posts once', async ({ page, complaints }) => {
    complaints.allow(/net::ERR_CONNECTION_RESET/);
    const title = aTitle();
    await openComposer(page);
    await composerOf(page).getByLabel('Title').fill(title);
    await composerOf(page).getByLabel('Your post').fill('Which rent receipts count?');
    await page.route('**/api/feed/v2/post', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await postButton(page).click();
    await expect(composerOf(page)).toContainText('Your text is safe');
    await page.unrouteAll();
    await page.reload();
    await askButton(page).click();
    await expect(composerOf(page).getByLabel('Title')).toHaveValue(title);
    await untilProfileShows(page);
    await postButton(page).click();
    await expect(composerOf(page)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  });

  test('pressing twice posts once', async ({ page }) => {
    const title = aTitle();
    await openComposer(page);
    await composerOf(page).getByLabel('Title').fill(title);
    await composerOf(page).getByLabel('Your post').fill('Does HRA count?');
    await postButton(page).dblclick();
    await expect(composerOf(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  });

  test('a draft survives closing and a reload, and can be discarded', { tag: '@long' }, async ({ page }) => {
    await openComposer(page);
    await composerOf(page).getByLabel('Your post').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(composerOf(page)).toHaveCount(0);
    await page.reload();
    await askButton(page).click();
    await expect(composerOf(page).getByLabel('Your post')).toHaveValue('Half a thought');
    await composerOf(page).getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(composerOf(page).getByLabel('Your post')).toHaveValue('Half a thought');
    await composerOf(page).getByRole('button', { name: 'Discard draft' }).click();
  });

  test('[SH-OPENCREATEPOST] an address opens the composer with its community', async ({ page }) => {
    await page.goto('/?openCreatePost=true&entityId=1&name=Bengaluru%20Tech&type=topic');
    await expect(composerOf(page)).toBeVisible();
    await expect(composerOf(page).getByRole('combobox', { name: 'Community' })).toHaveValue('Bengaluru Tech');
    await expect(page).toHaveURL('/');
  });
});

test.describe('a vote', () => {
  test('shows at once, and is taken back with a toast where the server refuses it', async ({
    page,
    product,
    complaints,
  }) => {
    complaints.allow(/the server responded with a status of 429/);
    await signedIn(page, product.origin, demoPerson('Kabir'));
    await page.goto('/');
    const article = page.getByRole('article').nth(4);
    const up = article.getByRole('button', { name: /^Vote up/ });
    const before = (await up.getAttribute('aria-label')) ?? '';
    const pressed = await up.getAttribute('aria-pressed');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/feed/v1/vote', async (route) => {
      await held;
      const problem = {
        type: 'about:blank',
        title: 'Too Many Requests',
        status: 429,
        code: 'too_many_requests',
        message: 'You did that too often.',
        fields: {},
      };
      const headers = {
        'x-request-id': '6f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11',
        'cache-control': 'no-store',
        'retry-after': '30',
      };
      const contentType = 'application/problem+json';
      await route.fulfill({ status: 429, headers, contentType, body: JSON.stringify(problem) });
    });
    await up.click();
    await expect(up).not.toHaveAttribute('aria-label', before);
    release();
    await expect(page.getByText('Your vote was not saved.')).toBeVisible();
    await expect(up).toHaveAttribute('aria-label', before);
    await expect(up).toHaveAttribute('aria-pressed', pressed ?? '');
  });
});

test.describe('by keyboard alone on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('one writes, posts and votes', { tag: '@long' }, async ({ page, product }) => {
    const title = aTitle();
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await enterOn(page, /^Ask or share something$/);
    await expect(composerOf(page).getByRole('combobox', { name: 'Community' })).toBeVisible();
    await composerOf(page).getByRole('combobox', { name: 'Community' }).focus();
    await page.keyboard.type('Money');
    await expect(page.getByRole('option', { name: /Money & Tax/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await composerOf(page).getByLabel('Title').focus();
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await expect(composerOf(page).getByLabel('Your post')).toBeFocused();
    await page.keyboard.type('Typed without a mouse.');
    await untilProfileShows(page);
    await page.keyboard.press('Control+Enter');
    await expect(composerOf(page)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(title);

    const up = page
      .getByRole('article')
      .nth(6)
      .getByRole('button', { name: /^Vote up/ });
    const pressed = (await up.getAttribute('aria-pressed')) === 'true';
    await up.focus();
    await page.keyboard.press('Space');
    await expect(up).toHaveAttribute('aria-pressed', String(!pressed));
    await page.keyboard.press('Space');
    await expect(up).toHaveAttribute('aria-pressed', String(pressed));
  });
});
