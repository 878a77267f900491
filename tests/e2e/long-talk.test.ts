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

test('a conversation of thousands of messages is read backwards to its first one, draws few of them, and keeps its place', {
  tag: '@long',
}, async ({ page, product, newWindow }) => {
  test.setTimeout(600_000);
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
});
