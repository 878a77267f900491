import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

/** The sockets of a browser: those that are open now, and those that the server has taken so far ("40" is its answer). */
function socketsOf(context: BrowserContext): { open: () => number; taken: () => number } {
  const sockets: { readonly page: Page; readonly socket: WebSocket }[] = [];
  let taken = 0;
  const count = (page: Page) =>
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/ws/')) return;
      sockets.push({ page, socket });
      socket.on('framereceived', ({ payload }) => {
        taken += String(payload).startsWith('40') ? 1 : 0;
      });
    });
  context.on('page', count);
  for (const page of context.pages()) count(page);
  // A socket says nothing of its end when its page is closed.
  const open = () => sockets.filter(({ page, socket }) => !page.isClosed() && !socket.isClosed()).length;
  return { open, taken: () => taken };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

test('[API-SOCKET] the tabs of a browser have one socket, which another tab opens when the first one is closed', async ({
  context,
  product,
}) => {
  const sockets = socketsOf(context);
  const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await signedIn(first, product.origin, demoPerson('Kabir'));
  for (const page of [first, second, third]) {
    await page.goto('/communities');
    await expect(button(page, /^Following /)).toBeVisible();
  }
  await expect.poll(sockets.open).toBe(1);
  await expect.poll(sockets.taken).toBe(1);
  await first.close();
  await expect.poll(sockets.taken).toBe(2);
  await expect.poll(sockets.open).toBe(1);
  // An act on one tab shows on the other, over the socket that one of them has.
  const followed = ((await button(second, /^Follow /).textContent()) ?? '').replace(/^Follow\s+/, '');
  await expect(button(third, `Follow ${followed}`)).toBeVisible();
  await button(second, `Follow ${followed}`).click();
  await expect(button(third, `Following ${followed}`)).toBeVisible();
});
