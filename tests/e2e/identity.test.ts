import type { BrowserContext, Page } from '@playwright/test';
import { askButton } from './harness/ask-button';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const ZOYA = 'BackbenchPatang';
const DEV = 'MonsoonOtter';

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const postButton = (page: Page) => composerOf(page).getByRole('button', { name: 'Post', exact: true });
const accountOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const contentOf = (page: Page) => composerOf(page).getByLabel('Your post');

let texts = 0;

function aText(): string {
  texts += 1;
  return `My first offer letter, ${process.pid}-${texts}`;
}

async function expectSignedIn(page: Page, name: string): Promise<void> {
  await accountOf(page).click();
  await expect(page.getByRole('menu').getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  await composerOf(page).getByRole('combobox', { name: 'Community' }).fill('Small');
  await page.getByRole('option', { name: /Small Wins/ }).click();
  await contentOf(page).fill(text);
  await expect(composerOf(page).getByText(ZOYA)).toBeVisible();
}

async function twoTabs(context: BrowserContext, origin: string, text: string): Promise<readonly [Page, Page]> {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signedIn(first, origin, demoPerson('Zoya'));
  await first.goto('/');
  await second.goto('/');
  await write(second, text);
  return [first, second];
}

// Pending calls are refused when a session ends, and browsers report it.
test.beforeEach(({ complaints }) => complaints.allow(/status of 401/));

async function signDevIn(page: Page, origin: string): Promise<void> {
  await signedIn(page, origin, demoPerson('Dev'));
  await page.goto('/');
}

/** Blocks messages from other tabs. */
async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true });
  });
}

test('another user who signs in in one tab is shown in the other at once, and the draft stays with its owner', async ({
  context,
  product,
}) => {
  const text = aText();
  const [first, second] = await twoTabs(context, product.origin, text);
  await signDevIn(first, product.origin);
  await expect(second.getByText(`You are logged in as ${DEV}.`)).toBeVisible();
  await expect(composerOf(second)).toHaveCount(0);
  await expectSignedIn(second, DEV);

  await second.getByRole('button', { name: 'Ask or share something' }).click();
  await expect(composerOf(second).getByText(DEV)).toBeVisible();
  await expect(contentOf(second)).toHaveValue('');
  await contentOf(second).fill('A draft of another user.');

  await signedIn(first, product.origin, demoPerson('Zoya'));
  await first.goto('/');
  await expect(second.getByText(`You are logged in as ${ZOYA}.`)).toBeVisible();
  await expect(composerOf(second)).toHaveCount(0);
  await askButton(second).click();
  await expect(contentOf(second)).toHaveValue(text);
});

test('a tab that heard nothing of another user posts nothing, says why, and keeps the draft for its owner', async ({
  context,
  product,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const text = aText();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await makeDeaf(second);
  await signedIn(first, product.origin, demoPerson('Zoya'));
  await second.goto('/');
  await write(second, text);
  await signDevIn(first, product.origin);
  await expect(composerOf(second)).toBeVisible();

  await postButton(second).click();
  await expect(second.getByText(/Nothing was posted, because someone else logged in/)).toBeVisible();
  await expect(composerOf(second)).toHaveCount(0);
  await expectSignedIn(second, DEV);
  await first.goto('/');
  await expect(first.getByRole('article').first()).toBeVisible();
  await expect(first.getByText(text)).toHaveCount(0);

  await signedIn(second, product.origin, demoPerson('Zoya'));
  await second.goto('/');
  // Open since before its owner left.
  await expect(contentOf(second)).toHaveValue(text);
  await expect(composerOf(second).getByText(ZOYA)).toBeVisible();
  await postButton(second).click();
  await expect(second.getByRole('article').first()).toContainText(text);
  await expect(second.getByRole('article').first()).toContainText(ZOYA);
});

test('signing out in one tab clears the other at once', async ({ context, product }) => {
  const text = aText();
  const [first, second] = await twoTabs(context, product.origin, text);
  await first.goto('/session');
  await first.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(composerOf(second)).toHaveCount(0);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(second.getByText(text)).toHaveCount(0);
  await expect(second.getByText('You are logged out.')).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
});

test('a session that is ended on the server clears a tab of another browser at once', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  const connected = new Promise((resolve) => {
    page.once('websocket', (socket) => socket.once('framereceived', resolve));
  });
  await page.goto('/');
  await expect(accountOf(page)).toBeVisible();
  await connected;
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  // Signs the same session out elsewhere, without a tab of this browser.
  const { status } = await fetch(`${product.origin}/logout`, {
    headers: { cookie, origin: product.origin, appid: '999', systemid: 'AB_WEB' },
    redirect: 'manual',
  });
  expect(status).toBeLessThan(400);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a draft of a user who logged out is unreadable to the next person of the browser, and back at the next login', async ({
  page,
  product,
}) => {
  const text = aText();
  const onDevice = () =>
    page.evaluate(() =>
      Object.entries({ ...window.localStorage })
        .flat()
        .join(' '),
    );
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  await write(page, text);
  await expect(composerOf(page).getByText(/^Draft saved/)).toBeVisible();
  expect(await onDevice()).toContain(text);
  await page.goto('/session');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();
  await expect.poll(onDevice).not.toContain(text);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('DRAFTS');

  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/');
  await expectSignedIn(page, DEV);
  expect(await onDevice()).not.toContain(text);
  await page.goto('/session');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();

  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  await askButton(page).click();
  await expect(contentOf(page)).toHaveValue(text);
});
