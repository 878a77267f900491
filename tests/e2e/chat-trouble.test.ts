import type { Locator, Page } from '@playwright/test';
import { aWriter } from './harness/api-writer';
import { holdCode } from './harness/held-code';
import { loseAnswers } from './harness/lost-answer';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const LIST = '**/api/chat/jobseeker/message/group?*';
const RECENT = '**/api/chat/jobseeker/message/recent?*';
const WHY = 'Check your connection, then try again.';
const SEND = '**/api/chat/jobseeker/message';

const log = (page: Page): Locator => page.getByRole('log');
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to / });
const tryAgain = (part: Locator): Locator => part.getByRole('button', { name: 'Try again' });
const row = (page: Page, text: string): Locator => page.getByRole('main').getByRole('link').filter({ hasText: text });

test.beforeEach(({ complaints }) => {
  complaints.allow(/the server responded with a status of|net::ERR_|answered 500:/);
});

async function openTalk(people: readonly (readonly [Page, 'Asha' | 'Dev' | 'Farhan'])[], origin: string, text: string) {
  for (const [page, name] of people) {
    await signedIn(page, origin, demoPerson(name));
    await page.goto(`${origin}/messages`);
    await row(page, text).click();
    await expect(log(page).getByText(text).first()).toBeVisible();
  }
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('conversations that do not load, and messages of one, say so and are tried again by keyboard', {
  tag: '@long',
}, async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/messages/new');
  // A screen's data may also come with its page.
  await page.route(/\/messages(\/[-0-9a-f]+)?$/, (route) => route.abort());
  await page.route(LIST, (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'Your conversations did not load' });
  await expect(failure).toContainText(WHY);
  await expectAccessible(page, 'main');
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('message/group'));
  await tryAgain(failure).press('Enter');
  await again;
  await expect(failure).toBeVisible();
  await page.unroute(LIST);
  await tryAgain(failure).press('Enter');
  await expect(row(page, 'letter')).toBeVisible();
  // The pressed button is gone; the focus moves to its replacement.
  await expect(page.locator('#middle')).toBeFocused();

  const problem = {
    type: 'about:blank',
    title: 'Problem',
    status: 500,
    code: 'internal_error',
    message: '',
    fields: {},
  };
  const contentType = 'application/problem+json';
  await page.route(RECENT, (route) => route.fulfill({ status: 500, contentType, body: JSON.stringify(problem) }));
  await row(page, 'letter').press('Enter');
  const inConversation = page.getByRole('alert').filter({ hasText: 'The messages did not load' });
  await expect(inConversation).toContainText('Something went wrong at our end. Try again in a few minutes.');
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page, 'main');
  await page.unroute(RECENT);
  await tryAgain(inConversation).press('Enter');
  await expect(log(page).getByText('Did they put it in the letter')).toBeVisible();
  await expect(page.getByRole('main').locator('section.talk')).toBeFocused();
  await expect(field(page)).toBeVisible();
});

test('a block closes a conversation on both sides and says so to one of them; what was written stays, and can be sent once it ends', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await openTalk(
    [
      [page, 'Asha'],
      [other, 'Dev'],
    ],
    product.origin,
    'Did they put it in the letter, or only in a mail?',
  );
  const name = String(await page.getByRole('heading', { level: 1 }).textContent());
  const talk = other.getByRole('main').locator('section.talk');
  await page.getByRole('button', { name: `More about ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: `Block ${name}` }).press('Enter');
  await expect(page.getByText('Neither of you can write here until you unblock them.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page, 'main');

  // Looks like any ended conversation to the other side.
  await send(other, 'In the letter, page 2.');
  await expect(log(other).getByRole('status')).toContainText('This conversation is closed.');
  await expect(talk).toContainText('You can still read it.');
  await expect(field(other)).toHaveCount(0);
  await expect(talk).not.toContainText(/block/i);
  await expectAccessible(other, 'main');
  await other.getByRole('link', { name: 'All messages' }).press('Enter');
  await row(other, 'Thank you!').press('Enter');
  await send(other, 'Again, thank you!');
  await expect(log(other).getByText('Again, thank you!')).toBeVisible();
  await expect(log(other).getByRole('status')).toHaveCount(0);
  await other.goBack();
  await row(other, 'Closed').press('Enter');
  // Another try would only fail again.
  await expect(tryAgain(log(other))).toHaveCount(0);
  await log(other).getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(log(other).getByRole('status')).toHaveCount(0);
  await expect(talk.getByText('In the letter, page 2.')).toBeVisible();
  const told = other.waitForResponse(LIST);
  await other.getByRole('link', { name: 'All messages' }).press('Enter');
  const { items } = await (await told).json();
  expect(items.filter(({ isBlocked }: { readonly isBlocked: boolean }) => isBlocked)).toEqual([]);
  await expect(row(other, 'Closed')).toHaveCount(1);
  await row(other, 'Closed').press('Enter');
  await expect(talk).toContainText('This conversation is closed');
  await expect(talk).not.toContainText(/block/i);
  await expect(field(other)).toHaveCount(0);
  await expect(talk.getByText('In the letter, page 2.')).toBeVisible();
  await expectAccessible(other, 'main');

  await page
    .getByRole('main')
    .getByRole('button', { name: `Unblock ${name}` })
    .press('Enter');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await send(page, 'Which page was it?');
  await expect(log(other).getByText('Which page was it?')).toBeVisible();
  await expect(field(other)).toHaveValue('In the letter, page 2.');
  await field(other).press('Enter');
  await expect(log(page).getByText('In the letter, page 2.')).toHaveCount(1);
});

test('on a phone a message that was not sent says so and is sent once by another try; one whose answer was lost is there once', {
  tag: '@long',
}, async ({ page, product, newWindow }) => {
  const other = await newWindow();
  await page.setViewportSize({ width: 390, height: 780 });
  await openTalk(
    [
      [page, 'Farhan'],
      [other, 'Dev'],
    ],
    product.origin,
    'Thank you!',
  );
  const texts = (each: Page): Locator => log(each).locator('.message__text');
  const before = await texts(other).count();
  await page.route(SEND, (route) => route.abort());
  await send(page, 'Was it on paper?');
  await expect(log(page).getByRole('status')).toContainText('Not sent. Check your connection, then try again.');
  await expect(tryAgain(log(page))).toBeInViewport();
  await expectAccessible(page, 'main');
  await page.unroute(SEND);
  await page.reload();
  await expect(log(page).getByRole('status')).toContainText('Not sent.');
  await expect(log(page).getByText('Was it on paper?')).toBeVisible();
  await tryAgain(log(page)).press('Enter');
  await expect(log(page).getByRole('status')).toHaveCount(0);
  await expect(log(page)).toBeFocused();

  await loseAnswers(page, SEND, 2);
  await send(page, 'Or on a screen?');
  await expect(texts(page).last()).toHaveText('Or on a screen?');
  await send(page, 'That was all.');
  for (const each of [page, other]) {
    await expect(texts(each).nth(before + 2)).toHaveText('That was all.');
    await expect(texts(each)).toHaveCount(before + 3);
    await expect(log(each).getByText('Was it on paper?')).toHaveCount(1);
    await expect(log(each).getByText('Or on a screen?')).toHaveCount(1);
  }
  await expect(log(page).getByRole('status')).toHaveCount(0);
});

test('messages that failed without a connection go by themselves, once and in their order, when it is back', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await openTalk(
    [
      [page, 'Farhan'],
      [other, 'Dev'],
    ],
    product.origin,
    'Thank you!',
  );
  await page.context().setOffline(true);
  for (const text of ['The first while offline.', 'The second while offline.']) await send(page, text);
  const failed = log(page).getByRole('status').filter({ hasText: 'Not sent.' });
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await expect(failed).toHaveCount(0);
  for (const each of [page, other]) {
    const texts = log(each).locator('.message__text').filter({ hasText: 'while offline.' });
    await expect(texts).toHaveText(['The first while offline.', 'The second while offline.']);
  }
});

test('a conversation with a kept draft is taken over as it is, and what is typed before the code has come stands below the draft', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/messages');
  await page.getByRole('link').filter({ hasText: 'letter' }).click();
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.fill('Half a thought');
  const address = page.url();
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await field.pressSequentially('And the notice?');
  release();
  await expect(field).toHaveValue('Half a thought\nAnd the notice?');
  await expect(field).toBeFocused();
});

test('an open conversation says that it is gone when the other account is deleted, and keeps what was being written', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  // By name, since other tests may have written the last message.
  for (const [each, own, partner] of [
    [page, 'Asha', 'Dev'],
    [other, 'Dev', 'Asha'],
  ] as const) {
    const { name } = await aWriter(product, demoPerson(partner));
    await signedIn(each, product.origin, demoPerson(own));
    await each.goto(`${product.origin}/messages`);
    await row(each, await name()).click();
    await expect(field(each)).toBeVisible();
  }
  await field(page).fill('In the letter, page 2.');
  const headers = { origin: product.origin, appid: '999', systemid: 'AB_WEB' };
  const shown = await other.request.get('/api/user/user/anonymous-profile', { headers });
  const { userName: confirmation } = await shown.json();
  const deletion = await other.request.post('/api/user/user/delete', {
    data: { confirmation, contributions: 'erase' },
    headers,
  });
  expect(deletion.status()).toBe(204);
  await expect(page.getByRole('heading', { name: 'This conversation is gone' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the other account was deleted');
  await expect(page.getByRole('main')).toContainText('In the letter, page 2.');
  await expectAccessible(page, 'main');
});
