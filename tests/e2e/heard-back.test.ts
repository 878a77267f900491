import type { Locator, Page } from '@playwright/test';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { ASKED_AFTER_DAYS } from '@/core/research/heard-back/heard-back.rules';
import { GUEST_APPLICATIONS_KEY } from '@/core/research/heard-back/stored-guest-applications';
import { messages } from '@/views/research/heard-back/messages';
import { holdCode } from './harness/held-code';
import { demoPerson, signedIn } from './harness/people';
import { SCREENS } from './harness/screens';
import { expect, expectAccessible, test } from './harness/test';

const applied = (page: Page) => page.getByRole('list', { name: messages.title });
const answerOf = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

async function apply(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /^Apply for / })
    .first()
    .click();
  await (await opened).close();
}

test('a guest’s jobs are remembered on the device alone, asked about, and not those of the user who logs in', async ({
  page,
  product,
}) => {
  await page.context().route(/jobs\.example|careers|example\.com/, (route) => route.abort());
  await page.goto('/jobs');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/applications')) sent.push(request.url());
  });
  await apply(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), GUEST_APPLICATIONS_KEY)).not.toBeNull();
  await page.goto('/bookmarks');
  await expect(applied(page)).toContainText('We ask on');
  await expect(answerOf(page, messages.answers.interview)).toHaveCount(0);
  const earlier = dayBeforeInIndia(Date.now(), ASKED_AFTER_DAYS + 1);
  await page.evaluate(
    ([key, day]) => {
      const all = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify([{ ...all[0], pressedOn: day }]));
    },
    [GUEST_APPLICATIONS_KEY, earlier] as const,
  );
  await page.reload();
  await expect(page.getByText(messages.guestHint)).toBeVisible();
  await answerOf(page, messages.answers.interview).focus();
  await page.keyboard.press('Enter');
  await expect(answerOf(page, messages.answers.interview)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.reload();
  await expect(answerOf(page, messages.answers.interview)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([]);

  await signedIn(page, product.origin, demoPerson('Meera'));
  await page.reload();
  await expect(applied(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(messages.guestHint)).toBeHidden();
  await expect(page.locator('[aria-pressed=true]', { hasText: messages.answers.interview })).toHaveCount(0);
});

test('a user is asked in the notifications and among the bookmarks; an answer is changed, taken back and forgotten', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('button', { name: messages.answers.offer, exact: true })).toBeHidden();
  await panel.getByText(messages.ask).click();
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/answer') && answer.status() === 204);
  for (const label of [messages.answers.nothing, messages.answers.offer]) {
    const answered = saved();
    await panel.getByRole('button', { name: label, exact: true }).click();
    await answered;
    await expect(panel.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(panel.getByRole('button', { name: messages.answers.nothing, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessible(page);
  await page.goto('/bookmarks');
  await expect(answerOf(page, messages.answers.offer)).toHaveAttribute('aria-pressed', 'true');
  for (const [width, colorScheme] of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
  const undone = saved();
  await answerOf(page, messages.answers.offer).click();
  await undone;
  await expect(answerOf(page, messages.answers.offer)).toHaveAttribute('aria-pressed', 'false');
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await expect(applied(page).getByRole('listitem')).toHaveCount(1);
  await expect(applied(page)).toBeFocused();
});

test('the figure of a company is in its jobs, in the list and in the job, and names no job', async ({ page }) => {
  const answer = await page.request.get('/api/jobs/jobs?limit=50', { headers: { appid: '999', systemid: 'AB_WEB' } });
  const { items } = await answer.json();
  const job = items.find((one: { heardBack: { count: number } | null }) => (one.heardBack?.count ?? 0) >= 20);
  const thin = items.find((one: { heardBack: object | null }) => one.heardBack === null);
  expect([job === undefined, thin === undefined]).toEqual([false, false]);
  for (const [width, colorScheme] of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const [name, path] of [
      ['list', '/jobs'],
      ['company', `/jobs/${job.company.urlName}-jobs`],
      ['job', `/jobs/view/${job.jobId}`],
    ] as const) {
      await page.goto(path);
      const figure = page.getByText(name === 'list' ? /heard back \(/ : /heard back within 14 days \(/);
      await expect(figure.first()).toBeVisible();
      if (name !== 'list') await expect(figure).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width === 360 && colorScheme === 'light') await expectAccessible(page);
    }
  }
  await page.goto(`/jobs/view/${thin.jobId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/heard back (within 14 days )?\(/)).toHaveCount(0);
});

test('a press on Apply before the code has loaded opens the site, and is remembered once the code is there', async ({
  page,
}) => {
  await page.context().route(/jobs\.example|careers|example\.com/, (route) => route.abort());
  const release = await holdCode(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await apply(page);
  release();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), GUEST_APPLICATIONS_KEY)).not.toBeNull();
});

test('two tabs ask the same question; the last answer counts, and both show it', async ({ page, product, context }) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/bookmarks');
  const other = await context.newPage();
  await other.goto('/bookmarks');
  const saved = (tab: Page) =>
    tab.waitForResponse((answer) => answer.url().endsWith('/answer') && answer.status() === 204);
  for (const [tab, label] of [
    [page, messages.answers.offer],
    [other, messages.answers.nothing],
  ] as const) {
    const answered = saved(tab);
    await answerOf(tab, label).first().click();
    await answered;
    await expect(answerOf(tab, label).first()).toHaveAttribute('aria-pressed', 'true');
  }
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(answerOf(tab, messages.answers.nothing).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(answerOf(tab, messages.answers.offer).first()).toHaveAttribute('aria-pressed', 'false');
  }
});

test('after a user logs out, neither a guest nor the next user of the browser sees their jobs or answers', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Meera'));
  await page.goto('/bookmarks');
  const jobs = applied(page).getByRole('listitem');
  await expect(jobs.first()).toBeVisible();
  const own = await jobs.allTextContents();
  await answerOf(page, messages.answers.rejected).first().click();
  await expect(answerOf(page, messages.answers.rejected).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/session');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), GUEST_APPLICATIONS_KEY)).toBeNull();
  await page.goto('/bookmarks');
  await expect(page.getByText('Log in to see your bookmarks')).toBeVisible();
  await expect(applied(page)).toHaveCount(0);

  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/bookmarks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const next = await applied(page).getByRole('listitem').allTextContents();
  expect(next.filter((text) => own.includes(text))).toEqual([]);
  await expect(page.locator('[aria-pressed=true]', { hasText: messages.answers.rejected })).toHaveCount(0);
});

test('in forced colours what is pressed is framed, and what is not is not', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/bookmarks');
  const answers = page
    .getByRole('group', { name: /./ })
    .filter({ has: page.locator('[aria-pressed]') })
    .first()
    .getByRole('button');
  await answers.first().click();
  await expect(answers.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  const outlineOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(() => outlineOf(answers.first())).toBe('solid');
  expect(await outlineOf(answers.nth(1))).toBe('none');
});
