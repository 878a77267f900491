import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const postButton = (page: Page) => composerOf(page).getByRole('button', { name: 'Post', exact: true });

async function openComposer(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = composerOf(page);
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('The letter that came with it.');
  await untilProfileShows(page);
}

async function aPicture(name: string, width: number, height: number, background: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Counts how often pictures are measured and scrolled to; `drawn` controls them. */
function countLooks(): void {
  const count = (name: 'looks' | 'scrolls') => {
    const { dataset } = document.documentElement;
    dataset[name] = String(Number(dataset[name] ?? 0) + 1);
  };
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get(this: HTMLImageElement) {
      if (this.closest('.attach') === null) return true;
      count('looks');
      return document.documentElement.dataset.drawn === 'yes';
    },
  });
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (this: Element, ...given) {
    if (this.matches('.attach li')) count('scrolls');
    scrollIntoView.apply(this, given);
  };
}

test('[TM-IMAGE-SCROLL] added pictures are scrolled to once they are drawn, looked at every 100 ms for 2 s at most', async ({
  page,
  product,
}) => {
  await page.addInitScript(countLooks);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await openComposer(page, 'A page of an offer');
  const composer = composerOf(page);
  await composer.getByRole('button', { name: 'Add pictures' }).click();
  const files = composer.getByLabel('Choose pictures').and(page.locator('input'));
  await expect(files).toBeAttached();
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const seen = () =>
    page.evaluate(() => {
      const { looks = '0', scrolls = '0' } = document.documentElement.dataset;
      return { looks: Number(looks), scrolls: Number(scrolls) };
    });
  const draw = (drawn: 'yes' | 'no') =>
    page.evaluate((value) => {
      Object.assign(document.documentElement.dataset, { drawn: value, looks: '0' });
    }, drawn);

  await files.setInputFiles(await aPicture('page-1.jpg', 900, 1200, '#e0d8cc'));
  await expect(composer.getByText('ready')).toHaveCount(1);
  await page.clock.runFor(99);
  expect(await seen()).toEqual({ looks: 0, scrolls: 0 });
  await page.clock.runFor(1);
  expect(await seen()).toEqual({ looks: 1, scrolls: 0 });
  await page.clock.runFor(200);
  expect(await seen()).toEqual({ looks: 3, scrolls: 0 });
  await draw('yes');
  await page.clock.runFor(1_000);
  expect(await seen()).toEqual({ looks: 1, scrolls: 1 });

  await draw('no');
  await files.setInputFiles(await aPicture('page-2.jpg', 1200, 700, '#c9d3cb'));
  await expect(composer.getByText('ready')).toHaveCount(2);
  await page.clock.runFor(5_000);
  expect(await seen()).toEqual({ looks: 20, scrolls: 1 });
});

test('pictures are chosen, described, ordered and posted; others see them, and the document holds them', async ({
  page,
  product,
  newWindow,
}) => {
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await openComposer(page, 'Two pages of an offer');
  const composer = composerOf(page);
  await composer.getByRole('button', { name: 'Add pictures' }).click();
  const files = composer.getByLabel('Choose pictures').and(page.locator('input'));
  await files.setInputFiles([
    await aPicture('page-1.jpg', 900, 1200, '#e0d8cc'),
    await aPicture('page-2.jpg', 1200, 700, '#c9d3cb'),
  ]);
  await expect(composer.getByText('ready')).toHaveCount(2);
  await composer.getByLabel('What page-1.jpg shows').fill('The first page');
  await composer.getByRole('button', { name: 'Move page-2.jpg up' }).click();
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(composer.getByText('We couldn’t open this file')).toBeVisible();
  await expectAccessible(page);
  await postButton(page).click();
  await expect(composer.getByText('A picture did not upload.')).toBeVisible();
  await composer.getByRole('button', { name: 'Remove notes.txt' }).click();
  await postButton(page).click();
  const post = page.getByRole('article').first();
  await expect(post.getByRole('img', { name: 'The first page' })).toBeVisible();
  await expectAccessible(page, 'main');

  const guest = await newWindow();
  await guest.goto(
    product.origin + ((await post.getByRole('link', { name: 'Two pages of an offer' }).getAttribute('href')) ?? ''),
  );
  const pictures = guest.getByRole('article').first().getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const isDrawn = () =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
  }
  const html = await (await guest.request.get(guest.url())).text();
  expect(html).toMatch(/<img[^>]+alt="The first page/);
  await expectAccessible(guest, 'main');
});

test('a video is an address of YouTube, and nothing is asked of YouTube before it is played', async ({
  page,
  product,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<p>player</p>', contentType: 'text/html' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('youtube')) asked.push(request.url());
  });
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await openComposer(page, 'A talk worth an hour');
  const composer = composerOf(page);
  await composer.getByRole('button', { name: 'Add a video' }).click();
  await composer.getByLabel('YouTube link').fill('https://videos.example/1');
  await postButton(page).click();
  await expect(composer.getByText('This is not a YouTube link.')).toBeVisible();
  await expect(composer.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
  await expectAccessible(page);
  await composer.getByLabel('YouTube link').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(composer.getByText('A video. People see a play button')).toBeVisible();
  await postButton(page).click();
  const post = page.getByRole('article').first();
  await expect(post).toContainText('A talk worth an hour');
  await expectAccessible(page, 'main');
  expect(asked).toEqual([]);
  await post.getByRole('button', { name: /Play the video/ }).click();
  await expect(post.frameLocator('iframe').getByText('player')).toBeVisible();
});

test('an attachment whose code does not come says so beside the text, and comes with another try', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await openComposer(page, `A poll, by ${process.pid}`);
  const code = /static\/(js|css)\/async\//;
  await page.route(code, (route) => route.abort());
  const composer = composerOf(page);
  await composer.getByRole('button', { name: 'Add a poll' }).click();
  await expect(composer.getByRole('heading', { name: 'The attachment did not load' })).toBeVisible();
  await expect(composer.getByLabel('Your post')).toHaveValue('The letter that came with it.');
  await page.unroute(code);
  await composer.getByRole('button', { name: 'Try again' }).click();
  await expect(composer.getByRole('textbox', { name: 'Answer 1' })).toBeVisible();
  await composer.getByRole('button', { name: 'Discard draft' }).click();
});

test('a post is reworded, previewed, changed, deleted and brought back; others see what is left', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  // The document of a deleted post.
  complaints.allow(/status of 410/);
  const title = `Buyout, asked by ${process.pid}`;
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/');
  await openComposer(page, title);
  const composer = composerOf(page);
  await composer
    .getByRole('textbox', { name: 'Your post' })
    .fill('has any1 bought out 90 days notice from this stupid company');
  await expect(composer.getByText('You wrote “stupid”.')).toBeVisible();
  await composer.getByRole('button', { name: 'Tidy up' }).click();
  await expect(composer.getByText('Has anyone bought out 90 days notice from this stupid company?')).toBeVisible();
  await expectAccessible(page);
  await composer.getByRole('button', { name: 'Use this text' }).click();
  await expect(composer.getByText(/^Draft saved \d{1,2}:\d\d [ap]m$/)).toBeVisible();
  await composer.getByRole('button', { name: 'Preview' }).click();
  await expect(composer.getByRole('article', { name: 'Preview' })).toContainText('Has anyone bought out');
  await expectAccessible(page);
  await postButton(page).click();
  const post = page.getByRole('article').first();
  await expect(post).toContainText(title);

  await post.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/p\//);
  const shown = page.getByRole('article').first();
  const menu = shown.getByRole('button', { name: 'More for this post' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit your post' });
  const text = change.getByRole('textbox', { name: 'Your post' });
  await text.fill('Now asking for November.');
  await expectAccessible(page);
  await page.reload();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(text).toHaveValue('Now asking for November.');
  await text.press('Control+Enter');
  await expect(shown).toContainText('Now asking for November.');
  await shown.getByRole('button', { name: 'edited: read earlier versions' }).click();
  const earlier = page.getByRole('dialog', { name: 'Earlier versions of this post' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await earlier.getByRole('button', { name: 'Remove earlier versions' }).click();
  await expect(earlier).toBeHidden();
  await shown.getByRole('button', { name: 'edited: read earlier versions' }).click();
  await expect(earlier.getByText('No earlier versions')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(earlier).toBeHidden();

  const other = await newWindow();
  const isListening = other.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await other.goto(page.url());
  await expect(other.getByRole('article').first()).toContainText('Now asking for November.');
  await isListening;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('You deleted this post.')).toBeVisible();
  await expect(other.getByText('This post was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toContainText('Now asking for November.');
  // Updates without a reload.
  await expect(other.getByRole('article').first()).toContainText('Now asking for November.');
  await other.reload();
  await expect(other.getByRole('article').first()).toContainText('Now asking for November.');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('You deleted this post.').first()).toBeVisible();
  await expectAccessible(page, '.frame__main');
});
