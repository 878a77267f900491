import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../integration/harness/server-process';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const METRICS_PORT = String(await freePort());
test.use({ settings: { METRICS_PORT, METRICS_HOST: '127.0.0.1' } });

/** Counts accepted sockets ("40" is the server's answer). */
function socketsTakenOf(context: BrowserContext): () => number {
  let taken = 0;
  const count = (page: Page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/ws/')) return;
      socket.on('framereceived', ({ payload }) => {
        taken += String(payload).startsWith('40') ? 1 : 0;
      });
    });
  context.on('page', count);
  for (const page of context.pages()) count(page);
  return () => taken;
}

/** Asks the server: browsers do not report sockets of closed pages. */
async function openSockets(): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  return Number(/^tarakki_sockets (\d+)$/m.exec(figures)?.[1]);
}

/** Pages with the socket's lock, and those waiting. */
async function leadingAndWaiting(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held, pending].map((locks) => locks.filter(({ name }) => name?.startsWith('realtime.')).length);
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

test('[API-SOCKET] the tabs of a browser have one socket, which another tab opens when the first one is closed', async ({
  context,
  product,
}) => {
  const taken = socketsTakenOf(context);
  const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await signedIn(first, product.origin, demoPerson('Kabir'));
  for (const page of [first, second, third]) {
    await page.goto('/communities');
    await expect(button(page, /^Following /)).toBeVisible();
  }
  await expect.poll(openSockets).toBe(1);
  await expect.poll(taken).toBe(1);
  await first.close();
  await expect.poll(taken).toBe(2);
  await expect.poll(openSockets).toBe(1);
  // Both tabs share a socket.
  const followed = ((await button(second, /^Follow /).textContent()) ?? '').replace(/^Follow\s+/, '');
  await expect(button(third, `Follow ${followed}`)).toBeVisible();
  await button(second, `Follow ${followed}`).click();
  await expect(button(third, `Following ${followed}`)).toBeVisible();
});

test('a tab that is left for another page hands the socket to the next tab, and has its part again on the way back', async ({
  context,
  product,
}) => {
  const taken = socketsTakenOf(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signedIn(first, product.origin, demoPerson('Kabir'));
  // The first to come leads.
  await first.goto('/communities');
  await expect.poll(taken).toBe(1);
  await second.goto('/communities');
  await expect(button(second, /^Follow /)).toBeVisible();
  await first.goto('about:blank');
  await expect.poll(taken).toBe(2);
  await expect.poll(openSockets).toBe(1);
  await first.goBack();
  await expect(button(first, /^Follow /)).toBeVisible();
  await expect.poll(() => leadingAndWaiting(first)).toEqual([1, 1]);
  const followed = ((await button(second, /^Follow /).textContent()) ?? '').replace(/^Follow\s+/, '');
  await expect(button(first, `Follow ${followed}`)).toBeVisible();
  await button(second, `Follow ${followed}`).click();
  await expect(button(first, `Following ${followed}`)).toBeVisible();
  await expect.poll(openSockets).toBe(1);
  expect(taken()).toBe(2);
});
