import type { Page } from '@playwright/test';
import { aWriter } from './harness/api-writer';
import { killBeforeAnswer } from './harness/lost-answer';
import { installClock } from './harness/page-clock';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, longUnless, test } from './harness/test';

const voteUp = (page: Page) => page.getByRole('button', { name: /^Vote up/ }).first();
const count = (page: Page) => page.locator('.vote output').first();

test('a vote from two tabs at once counts once', { tag: '@long' }, async ({ page, product, complaints }) => {
  complaints.allow(/WebSocket|realtime/i);
  const id = await (await aWriter(product, demoPerson('Asha'))).post('Two tabs at once?');
  await signedIn(page, product.origin, demoPerson('Zoya'));
  // Sockets are blocked, so tabs do not hear each other.
  await page.context().routeWebSocket(/\/ws\//, (socket) => void socket.close());
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/p/${id}`);
    await expect(voteUp(tab)).toHaveAttribute('aria-pressed', 'false');
    await tab.waitForLoadState('networkidle');
  }
  await Promise.all([voteUp(page).click(), voteUp(second).click()]);
  for (const tab of [page, second]) {
    await expect(voteUp(tab)).toHaveAttribute('aria-pressed', 'true');
    await expect(count(tab)).toHaveText('1');
    await tab.reload();
    await expect(voteUp(tab)).toHaveAttribute('aria-pressed', 'true');
    await expect(count(tab)).toHaveText('1');
  }
});

test('a vote that is given and taken back shows in the other tab and on the other device without a reload', {
  tag: '@long',
}, async ({ page, browser, product }) => {
  const id = await (await aWriter(product, demoPerson('Asha'))).post('Two tabs and a phone?');
  const device = await (await browser.newContext()).newPage();
  for (const signed of [page, device]) await signedIn(signed, product.origin, demoPerson('Kabir'));
  const second = await page.context().newPage();
  const tabs = [page, second, device];
  // The first tab connects; the second uses its connection.
  for (const tab of [page, device]) {
    const isListening = tab.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await tab.goto(`/p/${id}`, { waitUntil: 'networkidle' });
    await isListening;
  }
  await second.goto(`/p/${id}`, { waitUntil: 'networkidle' });
  for (const [isUp, points] of [
    ['true', '1'],
    ['false', '0'],
  ] as const) {
    await voteUp(page).click();
    for (const tab of tabs) {
      await expect(voteUp(tab)).toHaveAttribute('aria-pressed', isUp);
      await expect(count(tab)).toHaveText(points);
    }
  }
  await device.context().close();
});

for (const days of [-1, 1]) {
  test(
    `a device whose clock is ${days} days off shows true ages, and an open poll as open`,
    longUnless(days === 1),
    async ({ page, product }) => {
      const poll = { options: ['60 days', '90 days'], durationHours: 24 };
      const id = await (await aWriter(product, demoPerson('Asha'))).post(`Off by ${days}?`, { poll });
      await page.addInitScript(`(() => {
      const DeviceDate = Date;
      const now = () => DeviceDate.now() + ${days * 86_400_000};
      globalThis.Date = class extends DeviceDate {
        constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
        static now() { return now(); }
      };
    })()`);
      await signedIn(page, product.origin, demoPerson('Zoya'));
      await page.goto(`/p/${id}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('article').first().locator('time')).toHaveText(/now|min/);
      await expect(page.getByText('closes in 24 hours')).toBeVisible();
      await page.getByRole('button', { name: '90 days' }).click();
      await expect(page.getByText('100%')).toBeVisible();
    },
  );
}

test('a vote on a post that was deleted meanwhile is taken back, and says that the post is gone', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|WebSocket|realtime/i);
  const writer = await aWriter(product, demoPerson('Asha'));
  const id = await writer.post('Here for a minute?');
  await signedIn(page, product.origin, demoPerson('Zoya'));
  // The page does not hear of the deletion.
  await page.routeWebSocket(/\/ws\//, (socket) => void socket.close());
  await page.goto(`/p/${id}`);
  await page.waitForLoadState('networkidle');
  await writer.delete(id);
  await voteUp(page).click();
  await expect(page.getByText(/deleted|not there any more|no longer/i).first()).toBeVisible();
});

test('a vote, a comment and a post whose server died before its answer are there once', { tag: '@long' }, async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  complaints.allow(/Failed to load resource|WebSocket|net::ERR|realtime/i);
  const id = await (await aWriter(product, demoPerson('Asha'))).post('Said before the answer?');
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto(`/p/${id}`);
  await page.waitForLoadState('networkidle');

  const voted = await killBeforeAnswer(page, product, '**/api/feed/v1/vote');
  await voteUp(page).click();
  await voted();
  await expect(page.getByText('Vote saved.')).toBeVisible();
  await page.reload();
  await expect(count(page)).toHaveText('1');
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Write a comment' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Sent twice, there once.');
  await untilProfileShows(page);
  const commented = await killBeforeAnswer(page, product, `**/api/feed/v1/post/${id}/comment`);
  await page.keyboard.press('Control+Enter');
  await commented();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Sent twice, there once.');
  await page.keyboard.press('Control+Enter');
  const comments = page.getByRole('region', { name: '1 comment' });
  await expect(comments).toContainText('Sent twice, there once.');
  await page.reload();
  await expect(comments.getByText('Sent twice, there once.')).toHaveCount(1);
  await page.waitForLoadState('networkidle');

  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Offer');
  await page.getByRole('option', { name: /Offer Room/ }).click();
  await composer.getByLabel('Title').fill('Posted twice, there once');
  await composer.getByLabel('Your post').fill('What would you do?');
  const posted = await killBeforeAnswer(page, product, '**/api/feed/v2/post');
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await posted();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer).toBeHidden();
  await page.goto('/user/posts');
  await expect(page.getByRole('link', { name: 'Posted twice, there once' })).toHaveCount(1);
});

test('a page whose connection was away for ten minutes catches up by itself', { tag: '@long' }, async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  complaints.allow(/Failed to load resource|WebSocket|net::ERR|realtime/i);
  const writer = await aWriter(product, demoPerson('Asha'));
  const id = await writer.post('Gone when you look again?');
  await installClock(page);
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/');
  const gone = page.getByRole('article').filter({ hasText: 'Gone when you look again?' });
  await expect(gone).toBeVisible();
  await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  await product.kill();
  for (let seconds = 0; seconds < 600; seconds += 5) {
    await page.clock.runFor(5_000);
    // A refused try must end before the next one.
    if (seconds < 100) await page.waitForTimeout(100);
  }
  await expect(gone).toBeVisible();
  await product.restart();
  await writer.delete(id);
  await writer.post('New since you looked?');
  // The next try comes within half a minute of page time, which then runs normally for the server's answer.
  const next = page.waitForEvent('websocket').then(() => true);
  while (!(await Promise.race([next, page.clock.runFor(5_000).then(() => false)])));
  await expect(gone).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'New since you looked?' })).toBeVisible();
});

type Writer = Awaited<ReturnType<typeof aWriter>>;

async function changeAndComment(writer: Writer, id: string): Promise<string> {
  await writer.change(id, 'Right by now', 'What did you do?');
  return (await (await writer.comment(id, 'I asked again.')).json()).id;
}

async function expectChangeAndComment(page: Page, writer: Writer, commentId: string): Promise<void> {
  await expect(page.getByRole('article').first()).toContainText('Right by now');
  await page.getByRole('button', { name: '1 new comment' }).click();
  await expect(page.getByText('I asked again.')).toBeVisible();
  await writer.reply(commentId, 'They answered.');
  await expect(page.getByText('They answered.')).toBeVisible();
}

test('what happens to a post between its first view and the first connection shows without a reload', async ({
  page,
  product,
}) => {
  const writer = await aWriter(product, demoPerson('Asha'));
  const id = await writer.post('Read before it was right?');
  let connect = (): void => undefined;
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    await mayConnect;
    socket.connectToServer();
  });
  await page.goto(`/p/${id}`);
  const post = page.getByRole('article').first();
  await expect(post).toContainText('Read before it was right?');
  const commentId = await changeAndComment(writer, id);
  await expect(post).toContainText('Read before it was right?');
  connect();
  await expectChangeAndComment(page, writer, commentId);
});

test('a page whose connection is quicker than its own code shows what happened before that', async ({
  page,
  product,
}) => {
  const writer = await aWriter(product, demoPerson('Asha'));
  const id = await writer.post('Read on a slow phone?');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`/p/${id}`, { waitUntil: 'commit' });
  const post = page.getByRole('article').first();
  await expect(post).toContainText('Read on a slow phone?');
  const commentId = await changeAndComment(writer, id);
  await expectChangeAndComment(page, writer, commentId);
});

test('what a user was told before a connection that did not open at first shows once it does', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/WebSocket|realtime/i);
  const writer = await aWriter(product, demoPerson('Asha'));
  const other = await aWriter(product, demoPerson('Zoya'));
  const id = await writer.post('Who tells me of this?');
  let mayConnect = false;
  let tries = 0;
  await page.routeWebSocket(/\/ws\//, async (socket) => {
    tries += 1;
    if (mayConnect) socket.connectToServer();
    else await socket.close();
  });
  await signedIn(page, product.origin, demoPerson('Asha'));
  const inbox = page.waitForResponse(/\/api\/notification\//);
  await page.goto('/');
  await inbox;
  await expect.poll(() => tries).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAttribute('aria-label', /^Notifications/);
  const before = await bell.getAttribute('aria-label');
  await other.comment(id, 'I do.');
  mayConnect = true;
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
});
