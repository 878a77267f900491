import { asModerator } from './harness/moderators';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('a moderator decides a case by keyboard and takes it back; others get no queue, and keep their session', async ({
  page,
  browser,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto('/moderation');
  await expect(page.getByText('Only moderators open this page.')).toBeVisible();
  await page.goto('/settings/manage-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your role' })).toHaveCount(0);

  await asModerator(page, product.origin, 'Farhan');
  await page.goto('/settings/manage-account');
  await page.getByRole('link', { name: 'Open the queue' }).press('Enter');
  await expect(page).toHaveURL(/\/moderation$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /cases to decide$/ })).toBeVisible();
  await expectAccessible(page);
  const cases = page.getByRole('main').getByRole('button', { name: /due/ });
  const waiting = await cases.count();
  // Another browser, since tabs of one share a connection.
  const elsewhere = await (await browser.newContext()).newPage();
  await asModerator(elsewhere, product.origin, 'Farhan');
  const isListening = elsewhere
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await elsewhere.goto(`${product.origin}/moderation`);
  await isListening;
  const casesElsewhere = elsewhere.getByRole('main').getByRole('button', { name: /due/ });
  await expect(casesElsewhere).toHaveCount(waiting);
  await expect(page.getByRole('heading', { level: 2, name: 'Single keys' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(cases.first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('x');
  await expect(page.getByText('Choose the rule that it breaks.')).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: /^4\. Names a person/ })).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await expect(casesElsewhere).toHaveCount(waiting - 1);
  await expect(cases).toHaveCount(waiting - 1);
  await expectAccessible(page);
  await page.keyboard.press('z');
  await expect(cases).toHaveCount(waiting);
  await expect(casesElsewhere.filter({ hasText: 'claimed by you' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  await elsewhere.context().close();
});

test('the queue, the case in hand and its decision stand side by side, and one below the other on a phone', async ({
  page,
  product,
}) => {
  await asModerator(page, product.origin, 'Farhan');
  await page.goto('/moderation');
  await page.getByRole('button', { name: 'Take the next case' }).press('Enter');
  const decision = page.getByRole('region', { name: 'Decision' });
  const queue = page.getByRole('region', { name: /cases? to decide$/ });
  const read = page.getByRole('region', { name: /^(Review|Post|Comment|Interview|Photo), / });
  await expect(decision).toBeVisible();
  const placesOf = async () => {
    const [left, middle, right] = [await queue.boundingBox(), await read.boundingBox(), await decision.boundingBox()];
    if (left === null || middle === null || right === null) throw new Error('A pane is not shown.');
    return { left, middle, right };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await placesOf();
  expect(wide.left.x + wide.left.width).toBeLessThan(wide.middle.x);
  expect(wide.middle.x + wide.middle.width).toBeLessThan(wide.right.x);
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await placesOf();
  expect(narrow.middle.y + narrow.middle.height).toBeLessThan(narrow.right.y);
  expect(narrow.right.y + narrow.right.height).toBeLessThan(narrow.left.y);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Return to the queue' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Take the next case' })).toBeVisible();
  const [cases, keys] = [
    await queue.boundingBox(),
    await page.getByRole('region', { name: 'Single keys' }).boundingBox(),
  ];
  expect((cases?.y ?? 0) + (cases?.height ?? 0)).toBeLessThan(keys?.y ?? 0);
});

test('the public log is there for everybody, and a statement for its author alone', async ({ page, product }) => {
  await page.goto('/transparency');
  await expect(page.getByRole('heading', { level: 1, name: 'What moderators did' })).toBeVisible();
  await expect(page.getByText('No decision is in the log yet')).toHaveCount(1);
  const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const [sums, log] = [parts.indexOf('Complaints of the last twelve months'), parts.indexOf('The log')];
  expect(log).toBeGreaterThanOrEqual(0);
  expect(sums).toBe(log + 1);
  await expectAccessible(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/statements/3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11');
  await expect(page.getByText('There is no such statement for you')).toBeVisible();
  await expectAccessible(page);
});
