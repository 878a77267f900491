import type { Page } from '@playwright/test';
import type { PageHost } from '@tests/support/page-host';
import { startPageHost } from '@tests/support/page-host';
import { aPng } from '@tests/support/pictures';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const NOTICE = 'http://labour.example/notice-periods';
const GRATUITY = 'http://labour.example/gratuity';
const PAGES: Readonly<Record<string, string>> = {
  '/notice-periods': `<title>Notice</title><meta property="og:site_name" content="Labour Desk">
    <meta property="og:title" content="Notice periods and buyouts by law">
    <meta property="og:description" content="What binds both sides when &lt;b&gt;somebody&lt;/b&gt; leaves.">
    <meta property="og:image" content="http://labour.example/cover.png">`,
  '/gratuity': '<title>Gratuity after five years</title>',
};

let pages: PageHost;

async function startPages(): Promise<PageHost> {
  return startPageHost(({ url = '' }, response) => {
    if (url === '/cover.png') {
      response.setHeader('content-type', 'image/png').end(aPng(1200, 630));
      return;
    }
    const html = PAGES[url];
    if (html === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
  settings: async ({}, use) => {
    pages ??= await startPages();
    await use({ LINK_HOSTS: `labour.example=127.0.0.1:${pages.port}` });
  },
});
test.afterAll(() => pages.close());

function watchOutside(page: Page, origin: string): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

test('a link shows as a card in the preview and below the post, for readers too, and changes with the link', async ({
  page,
  product,
  newWindow,
}) => {
  const outside = watchOutside(page, product.origin);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await composer.getByLabel('Title').fill('What the law says');
  await composer.getByLabel('Your post').fill(`Worth reading: ${NOTICE}.`);
  await expect(composer.getByText(/^Draft saved \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  // No host learns of a draft.
  expect(pages.asked).toEqual([]);
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Preview' }).click();
  const cardIn = (where: ReturnType<Page['getByRole']>) => where.getByRole('link', { name: /Opens in a new tab$/ });
  await expect(cardIn(composer)).toContainText('Notice periods and buyouts by law');
  await expectAccessible(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  // The preview is an article too.
  await expect(composer).toBeHidden();

  const post = page.getByRole('article').first();
  await expect(post).toContainText('What the law says');
  await expect(cardIn(post)).toContainText('labour.example');
  await expect(cardIn(post)).toContainText('Labour Desk');
  await expect(cardIn(post)).toContainText('What binds both sides when <b>somebody</b> leaves.');
  await expect(cardIn(post)).toHaveAttribute('href', NOTICE);
  const picture = cardIn(post).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/media\//);
  expect(pages.asked).toEqual(['labour.example/notice-periods', 'labour.example/cover.png']);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  await expectAccessible(page, 'main');

  const reader = await newWindow();
  const alsoOutside = watchOutside(reader, product.origin);
  await reader.goto(
    product.origin + ((await post.getByRole('link', { name: 'What the law says' }).getAttribute('href')) ?? ''),
  );
  const shown = reader.getByRole('article').first();
  await expect(cardIn(shown)).toContainText('Notice periods and buyouts by law');
  expect(await (await reader.request.get(reader.url())).text()).toContain('Notice periods and buyouts by law');
  await expectAccessible(reader, 'main');

  await page.goto(reader.url());
  const own = page.getByRole('article').first();
  await own.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit your post' });
  const text = change.getByRole('textbox', { name: 'Your post' });
  await text.fill(`Rather ${GRATUITY}`);
  await text.press('Control+Enter');
  await expect(cardIn(own)).toContainText('Gratuity after five years');
  // Updates without a reload.
  await expect(cardIn(shown)).toContainText('Gratuity after five years');
  await expect(cardIn(shown).locator('img')).toHaveCount(0);
  expect([...outside, ...alsoOutside]).toEqual([]);
});

test('the author leaves a card out before posting, or later, and takes it back', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await composer.getByLabel('Title').fill('Without a card');
  await composer.getByLabel('Your post').fill(`The words are enough: ${NOTICE}`);
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Preview' }).click();
  const cardIn = (where: ReturnType<Page['getByRole']>) => where.locator('.lp');
  await expect(cardIn(composer)).toHaveCount(1);
  await composer.getByRole('button', { name: 'Remove the card' }).click();
  await expect(cardIn(composer)).toHaveCount(0);
  await composer.getByRole('button', { name: 'Show the link card' }).click();
  await expect(cardIn(composer)).toHaveCount(1);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  // The preview is an article too.
  await expect(composer).toBeHidden();

  const post = page.getByRole('article').first();
  await expect(post).toContainText('Without a card');
  await expect(cardIn(post)).toHaveCount(1);
  await expectAccessible(page, 'main');
  await post.getByRole('button', { name: 'Remove the card' }).click();
  await expect(cardIn(post)).toHaveCount(0);
  await page.getByText('Undo').click();
  await expect(cardIn(post)).toHaveCount(1);
});

test('a link to a page that is not there is a link and no more', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await composer.getByLabel('Title').fill('A page that went away');
  await composer.getByLabel('Your post').fill('It was here: http://labour.example/gone');
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').first();
  await expect(post).toContainText('A page that went away');
  await expect.poll(() => pages.asked).toContain('labour.example/gone');
  await expect(post.getByRole('link', { name: /Opens in a new tab$/ })).toHaveCount(0);
});
