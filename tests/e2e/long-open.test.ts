import type { BrowserContext, Page } from '@playwright/test';
import { installClock } from './harness/page-clock';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, test } from './harness/test';

const upVote = (page: Page, post: number) =>
  page
    .getByRole('article')
    .nth(post)
    .getByRole('button', { name: /^Vote up/ });

async function vote(page: Page, post: number): Promise<void> {
  const before = await upVote(page, post).getAttribute('aria-pressed');
  const answer = page.waitForResponse('**/api/feed/v1/vote');
  await upVote(page, post).click();
  expect((await answer).status()).toBe(200);
  await expect(upVote(page, post)).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
}

/** After fifteen minutes the browser drops the access cookie. */
const letAccessEnd = (context: BrowserContext) => context.clearCookies({ name: 'AT' });

function refreshTokensOf(context: BrowserContext): Set<string> {
  const tokens = new Set<string>();
  context.on('response', async (response) => {
    const cookies = (await response.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
    for (const { value } of cookies) {
      const token = /^RT=([^;]+)/.exec(value)?.[1];
      if (token !== undefined) tokens.add(token);
    }
  });
  return tokens;
}

test('pages that were open for longer than a token lives go on without a word, and renew the session once for all tabs', async ({
  context,
  product,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signedIn(first, product.origin, demoPerson('Kabir'));
  for (const page of [first, second]) {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(upVote(page, 3)).toBeVisible();
  }
  await letAccessEnd(context);
  const renewed = refreshTokensOf(context);
  await Promise.all([vote(first, 2), vote(second, 3)]);
  await expect.poll(() => renewed.size).toBe(1);

  // All tabs share the new pair and renew it in turn.
  await letAccessEnd(context);
  await vote(second, 4);
  await expect.poll(() => renewed.size).toBe(2);
  for (const page of [first, second]) await expect(page.getByRole('dialog')).toHaveCount(0);
  await first.reload();
  await expect(first.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
});

/** Without dates a page cannot correct a clock that alone moves on. */
async function goWithoutDates(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

const RENEWAL = '**/login/sessions/renew';

test('[TM-AUTH-REFRESH] a page that stays open renews the session 5 minutes before its access token ends, and nobody is told', async ({
  page,
  product,
}) => {
  await installClock(page);
  await goWithoutDates(page);
  await signedIn(page, product.origin, demoPerson('Kabir'));
  // Renewal and inbox both load when idle.
  await Promise.all([page.waitForResponse('**/api/notification/**'), page.goto('/')]);
  await expect(upVote(page, 3)).toBeVisible();
  let renewals = 0;
  await page.route(RENEWAL, (route) => {
    renewals += 1;
    return route.continue();
  });
  await page.clock.runFor('09:00');
  expect(renewals).toBe(0);
  const [answer] = await Promise.all([page.waitForResponse(RENEWAL), page.clock.runFor('02:00')]);
  expect(answer.status()).toBe(204);
  const cookies = (await answer.headersArray()).filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cookies.map(({ value }) => value.split('=')[0])).toEqual(expect.arrayContaining(['AT', 'RT', 'AT_SPAN']));
  await page.clock.runFor('05:00');
  expect(renewals).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /session|log/i })).toHaveCount(0);
  await vote(page, 3);
});

test('two tabs that come back when a renewal is due make one, and a guest none', { tag: '@long' }, async ({
  context,
  product,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  let renewals = 0;
  await context.route(RENEWAL, (route) => {
    renewals += 1;
    return route.continue();
  });
  const open = async (page: Page) => {
    await page.goto('/');
    await expect(upVote(page, 3)).toBeVisible();
  };
  const comeBack = () =>
    Promise.all(
      [first, second].map((page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))),
    );
  const spanOf = async () => (await context.cookies()).find(({ name }) => name === 'AT_SPAN')?.value;
  await signedIn(first, product.origin, demoPerson('Kabir'));
  for (const page of [first, second]) await open(page);
  const now = Date.now();
  const due = `${now - 11 * 60_000}-${now + 4 * 60_000}`;
  await context.addCookies([{ name: 'AT_SPAN', value: due, url: product.origin }]);
  const [answer] = await Promise.all([
    context.waitForEvent('response', (each) => each.url().endsWith('/renew')),
    comeBack(),
  ]);
  expect(answer.status()).toBe(204);
  await expect.poll(spanOf).not.toBe(due);
  await comeBack();
  await vote(second, 4);
  expect(renewals).toBe(1);

  // Pending calls would be refused.
  for (const page of [first, second]) await page.goto('about:blank');
  await context.clearCookies();
  await context.addCookies([{ name: 'AT_SPAN', value: due, url: product.origin }]);
  for (const page of [first, second]) await open(page);
  await comeBack();
  expect(renewals).toBe(1);
});

test('a comment that is being written when the session is over is there again after the next login', {
  tag: '@long',
}, async ({ page, product, complaints }) => {
  complaints.allow(/401/);
  const zoya = demoPerson('Zoya');
  const box = page.getByRole('textbox', { name: 'Your comment' });
  const text = `Ask for the date in writing, ${process.pid}`;
  await signedIn(page, product.origin, zoya);
  await page.goto('/');
  const link = page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /comment/ });
  await link.click();
  await page.getByRole('button', { name: 'Write a comment' }).click();
  await box.fill(text);
  // Pending calls would notice the end first.
  await untilProfileShows(page);
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await box.press('Control+Enter');
  await expect(page.getByText('Your session has ended. Log in again.').first()).toBeVisible();
  const address = page.url().replace(/[?#].*/, '');
  await page.context().clearCookies();
  await signedIn(page, product.origin, zoya);
  await page.goto(address);
  await page.getByRole('button', { name: 'Write a comment' }).click();
  await expect(box).toHaveValue(text);
});
