import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const COUNT = 2_400;
const HEADERS = { appid: '999', systemid: 'AB_WEB' };
const MESSAGE = '/api/chat/jobseeker/message';

/** Sends messages from a page's user, one after the other. */
async function send(page: Page, origin: string, talkId: string, texts: readonly string[]): Promise<void> {
  const profile = await page.request.get('/api/user/user/pseudo-profile/available', { headers: HEADERS });
  const { profileTag } = await profile.json();
  for (const content of texts) {
    const answer = await page.request.post(MESSAGE, {
      headers: { ...HEADERS, origin, 'profile-tag': profileTag },
      data: { talkId, messageId: randomUUID(), content },
    });
    expect(answer.status()).toBe(201);
  }
}

test('a conversation of thousands of messages is read backwards to its first one, draws few of them, and keeps its place', async ({
  page,
  product,
  newWindow,
}) => {
  test.setTimeout(240_000);
  const other = await newWindow();
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  await page.goto('/messages');
  const link = page.getByRole('link').filter({ hasText: 'letter' });
  const talkId = String(await link.getAttribute('href')).replace('/messages/', '');
  await send(
    other,
    product.origin,
    talkId,
    Array.from({ length: COUNT }, (_, at) => `Line ${at + 1}. ${'More of it. '.repeat(at % 17)}`),
  );
  await page.goto(`/messages/${talkId}`);
  const log = page.getByRole('log');
  await expect(log.getByText(`Line ${COUNT}.`)).toBeInViewport();
  // Three parts at the end and their neighbours, not a thousand messages.
  expect(await log.locator('.message').count()).toBeLessThan(300);
  await expectAccessible(page);

  const first = log.getByText('You wrote that they struck the clause.');
  await log.focus();
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(log.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
  expect(await log.locator('.message').count()).toBeLessThan(300);

  // Who reads what is old is not moved by what comes, or by what a page further up becomes.
  const line = log.getByText('Line 3.');
  const before = await line.boundingBox();
  await send(other, product.origin, talkId, ['Are you there?']);
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByText('Are you there?')).toBeVisible();
  const after = await line.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThan(2);
  // Parts that are drawn for the first time on the way get their height then, so the key may be needed again.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(log.getByText('Are you there?')).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test('earlier messages that arrive leave the line in sight where it is', async ({ page, product, newWindow }) => {
  test.setTimeout(240_000);
  const other = await newWindow();
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  await page.goto('/messages');
  const href = await page.getByRole('link').filter({ hasText: 'Are you there?' }).getAttribute('href');
  let release = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]before=/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(String(href));
  const log = page.getByRole('log');
  await expect(log.getByText('Are you there?')).toBeInViewport();
  await log.focus();
  await page.keyboard.press('Home');
  const button = log.getByRole('button', { name: 'Show earlier messages' });
  await expect(button).toBeInViewport();
  const line = log.locator('.message').nth(2);
  const text = String(await line.locator('.message__text').textContent());
  const before = await line.boundingBox();
  const arrived = page.waitForResponse(/[?&]before=/);
  release();
  await arrived;
  await expect(button).not.toBeInViewport();
  const after = await log
    .locator('.message')
    .filter({ hasText: text.slice(0, 10) })
    .first()
    .boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThan(2);
});
