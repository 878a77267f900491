import { installClock } from './harness/page-clock';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const TIMES = 5;

test.use({ serviceWorkers: 'allow' });

test('a page that is left for another one has said how far its messages were read', { tag: '@long' }, async ({
  page,
  context,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await installClock(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Dev'));
  await other.goto(`${product.origin}/messages`);
  await other.getByRole('link').filter({ hasText: 'letter' }).click();
  const field = other.getByRole('textbox', { name: /^Message to / });
  await expect(field).toBeVisible();
  const address = other.url();
  const talkId = new URL(address).pathname.replace('/messages/', '');
  const unread = async () => {
    const list = await context.request.get(`${product.origin}/api/chat/jobseeker/message/group?limit=100`, {
      headers: { appid: '999', systemid: 'AB_WEB' },
    });
    const { items } = await list.json();
    return items.find(({ id }: { readonly id: string }) => id === talkId).unreadCount;
  };
  await page.goto(product.origin);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  for (let time = 0; time < TIMES; time += 1) {
    await page.goto(address);
    await expect.poll(unread).toBe(0);
    // Frozen time also stops the pause between read marks.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    for (const text of [`One of ${time}`, `Two of ${time}`]) {
      await field.fill(text);
      await field.press('Enter');
      await expect(page.getByRole('log').getByText(text, { exact: true })).toBeVisible();
    }
    expect(await unread()).toBeGreaterThan(0);
    await page.evaluate(() => location.assign('/communities'));
    await page.waitForURL('**/communities');
    await expect.poll(unread).toBe(0);
    await page.clock.resume();
  }
});
