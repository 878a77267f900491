import type { Locator, Page } from '@playwright/test';
import { installClock } from './harness/page-clock';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const textsOn = (page: Page): Locator => page.getByRole('log').locator('.message__text');

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.fill(text);
  await field.press('Enter');
}

test('a tab that is closed at once after a message has said how far it was read', async ({
  page,
  context,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await installClock(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  for (const each of [page, other]) {
    await each.goto(`${product.origin}/messages`);
    await each.getByRole('link').filter({ hasText: 'letter' }).click();
    await expect(textsOn(each).first()).toBeVisible();
  }
  const talkId = new URL(page.url()).pathname.replace('/messages/', '');
  const unread = async () => {
    const list = await context.request.get(`${product.origin}/api/chat/jobseeker/message/group?limit=100`, {
      headers: { appid: '999', systemid: 'AB_WEB' },
    });
    const { items } = await list.json();
    return items.find(({ id }: { readonly id: string }) => id === talkId).unreadCount;
  };
  await expect.poll(unread).toBe(0);
  // Frozen time also stops the pause between read marks.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  for (const text of ['One', 'Two', 'Three']) {
    await say(other, text);
    await expect(textsOn(page).last()).toHaveText(text);
  }
  expect(await unread()).toBeGreaterThan(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(unread).toBe(0);
});

test('one person on three devices, of which one has a wrong clock and one sleeps for an hour, has each message once, in one order, and one count', {
  tag: '@long',
}, async ({ page: laptop, product, newWindow, complaints }) => {
  complaints.allow(/Failed to load resource|WebSocket|net::ERR|realtime/i);
  const [phone, ahead, other] = [await newWindow(), await newWindow(), await newWindow()];
  await phone.setViewportSize({ width: 360, height: 740 });
  await ahead.addInitScript((aheadMs) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: [] | ConstructorParameters<DateConstructor>) {
        if (given.length === 0) super(RealDate.now() + aheadMs);
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + aheadMs;
      }
    } as DateConstructor;
  }, 5 * HOUR_MS);
  await installClock(laptop);
  for (const device of [laptop, phone, ahead]) await signedIn(device, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  for (const each of [laptop, phone, ahead, other]) {
    await each.goto(`${product.origin}/messages`);
    await each.getByRole('link').filter({ hasText: 'letter' }).click();
    await expect(textsOn(each).first()).toBeVisible();
  }
  const before = await textsOn(laptop).allTextContents();
  const expectAll = async (pages: readonly Page[], texts: readonly (string | RegExp)[]) => {
    for (const each of pages) await expect(textsOn(each)).toHaveText([...before, ...texts]);
  };
  const devices = [laptop, phone, ahead];
  const everybody = [...devices, other];

  await say(other, 'From the other one');
  await expectAll(everybody, ['From the other one']);
  await say(phone, 'From the phone');
  await expectAll(everybody, ['From the other one', 'From the phone']);
  // By this clock the fifteen minutes ended long ago.
  await say(ahead, 'From a wrong clok');
  await expectAll(everybody, ['From the other one', 'From the phone', 'From a wrong clok']);
  await ahead.getByRole('button', { name: 'More about your message' }).last().click();
  await ahead.getByRole('menuitem', { name: 'Edit' }).click();
  await ahead.getByRole('textbox', { name: 'Your message' }).fill('From a wrong clock');
  await ahead.getByRole('button', { name: 'Save' }).click();
  const written = ['From the other one', 'From the phone', /^From a wrong clock/];
  await expectAll(everybody, written);

  // All show the list; one page sleeps there.
  const listed = (each: Page) => each.getByRole('main').getByRole('link').filter({ hasText: 'The last one' });
  for (const each of devices) await each.getByRole('link', { name: 'All messages' }).click();
  await laptop.context().setOffline(true);
  await say(other, 'While one slept');
  await say(other, 'The last one');
  for (const each of [phone, ahead]) await expect(listed(each)).toContainText('2 unread');
  await expect(listed(laptop)).toHaveCount(0);
  product.pass(HOUR_MS);
  await laptop.clock.fastForward(HOUR_MS);
  await laptop.context().setOffline(false);
  await expect(listed(laptop)).toContainText('2 unread');

  await listed(phone).click();
  for (const each of [laptop, ahead]) {
    await expect(listed(each)).not.toContainText('unread');
    await listed(each).click();
  }
  await expectAll(everybody, [...written, 'While one slept', 'The last one']);
  // Editing ends after an hour, whatever the device's clock; checked each minute.
  await laptop.clock.fastForward(MINUTE_MS);
  for (const each of devices)
    await expect(each.getByRole('button', { name: 'More about your message' })).toHaveCount(0, {
      timeout: 2 * MINUTE_MS,
    });
  await say(laptop, 'Awake again');
  for (const each of everybody) await expect(textsOn(each).last()).toHaveText('Awake again');
});
