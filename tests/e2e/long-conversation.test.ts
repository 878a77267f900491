import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { dailyMessageLimit } from '@/core/talk/chat/message-day-limit.rules';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const OF_EACH = dailyMessageLimit.most - 20;
const COUNT = 2 * OF_EACH;
const AT_ONCE = 20;
const HEADERS = { appid: '999', systemid: 'AB_WEB' };
const MESSAGE = '/api/chat/jobseeker/message';

async function send(page: Page, origin: string, talkId: string, texts: readonly string[], atOnce = 1): Promise<void> {
  const profile = await page.request.get('/api/user/user/pseudo-profile/available', { headers: HEADERS });
  const { profileTag } = await profile.json();
  for (let sent = 0; sent < texts.length; sent += atOnce) {
    const answers = await Promise.all(
      texts.slice(sent, sent + atOnce).map((content) =>
        page.request.post(MESSAGE, {
          headers: { ...HEADERS, origin, 'profile-tag': profileTag },
          data: { talkId, messageId: randomUUID(), content },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status() !== 201)).toEqual([]);
  }
}

async function firstInSight(log: Locator): Promise<{ readonly text: string; readonly top: number }> {
  return log.evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const rows = [...list.querySelectorAll('.message')];
    const row = rows.find((each) => each.getBoundingClientRect().top >= top);
    const text = row?.querySelector('.message__text')?.textContent ?? '';
    return { text, top: row?.getBoundingClientRect().top ?? Number.NaN };
  });
}

function topOf(log: Locator, text: string): Promise<number> {
  return log.evaluate((list, wanted) => {
    const rows = [...list.querySelectorAll('.message')];
    const row = rows.find((each) => each.querySelector('.message__text')?.textContent === wanted);
    return row?.getBoundingClientRect().top ?? Number.NaN;
  }, text);
}

test('a conversation of as many messages as two users send in a day is read backwards to its first one, draws few of them, and keeps its place', {
  tag: '@long',
}, async ({ page, product, newWindow }) => {
  test.setTimeout(300_000);
  const other = await newWindow();
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  await page.goto('/messages');
  const link = page.getByRole('link').filter({ hasText: 'letter' });
  const talkId = String(await link.getAttribute('href')).replace('/messages/', '');
  for (const quiet of [page, other]) await quiet.goto('about:blank');
  const texts = Array.from({ length: COUNT - 1 }, (_, at) => `Line ${at + 1}. ${'More of it. '.repeat(at % 17)}`);
  await send(other, product.origin, talkId, texts.slice(0, AT_ONCE));
  await send(other, product.origin, talkId, texts.slice(AT_ONCE, OF_EACH - 1), AT_ONCE);
  await send(page, product.origin, talkId, texts.slice(OF_EACH - 1), AT_ONCE);
  await send(other, product.origin, talkId, [`Line ${COUNT}.`]);
  // Earlier messages load when the test allows.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/message\/recent\?.*before=/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/messages/${talkId}`);
  const log = page.getByRole('log');
  await expect(log.getByText(`Line ${COUNT}.`)).toBeInViewport();
  // Three parts and their neighbours, not a thousand messages.
  expect(await log.locator('.message').count()).toBeLessThan(300);
  await expectAccessible(page);

  const older = log.getByRole('button', { name: 'Show earlier messages' });
  await log.focus();
  await page.keyboard.press('Home');
  await expect(older).toBeInViewport();
  await expect(older).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Home');
  const held = await firstInSight(log);
  release();
  await expect(older).not.toBeInViewport();
  expect(Math.abs((await topOf(log, held.text)) - held.top)).toBeLessThan(2);

  const first = log.getByText('You wrote that they struck the clause.');
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(older).toHaveCount(0);
  expect(await log.locator('.message').count()).toBeLessThan(300);

  // Readers of old messages must not be moved by new ones or by loading above.
  const line = log.getByText('Line 3.');
  const before = await line.boundingBox();
  await send(other, product.origin, talkId, ['Are you there?']);
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByText('Are you there?')).toBeVisible();
  const after = await line.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThan(2);

  await page.keyboard.press('End');
  await expect(log.getByText('Are you there?')).toBeInViewport();
  expect(await log.locator('.message').count()).toBeLessThan(300);
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport();
});
