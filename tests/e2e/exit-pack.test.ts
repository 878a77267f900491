import type { Page, Request } from '@playwright/test';
import { exitMessages as texts } from '@/views/calculators/calculators/exit-messages';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

/** The pause after which a page has prefetched everything. */
const QUIET_MS = 3_000;
const PATH = '/salaries/exit-pack';

const amountIn = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const letter = (page: Page) => page.getByRole('region', { name: texts.letter });

const keptOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map((request) => new URL(request.url).pathname),
  );

async function fillIn(page: Page) {
  await page.getByLabel(texts.lastDay).fill('2026-07-15');
  await page.getByRole('combobox', { name: 'State of work' }).selectOption('Maharashtra');
  await amountIn(page, texts.basic).fill('50000');
  await amountIn(page, texts.otherPay).fill('30000');
  await page.getByLabel(texts.firstDay).fill('2019-04-01');
}

test('somebody who leaves finds the exit pack among the calculators, and reads dates, sum, letter and offices at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/calculators');
  await page.getByRole('link', { name: /^Leaving a job/ }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText(texts.noSum)).toBeVisible();
  await expectAccessible(page);
  await fillIn(page);
  const wages = page.getByRole('row', { name: /^Last wages/ });
  await expect(wages.getByText('17 Jul 2026')).toBeVisible();
  await wages.getByText('Why?').click();
  await expect(wages.getByText('section 17(2), Code on Wages 2019', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('₹2,40,633');
  await expect(letter(page)).toContainText('by 14 Aug 2026 (section 56(3), Code on Social Security 2020)');
  await expect(page.getByText('Labour department of Maharashtra: the authority', { exact: false })).toBeVisible();
  await expect(page.getByText('Draft rules: Published as a draft on 28 April 2026', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Is this job real/ })).toHaveAttribute('href', '/jobs/check');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test('nothing is sent while one types, ticks and copies the letter, without a connection too; a reload keeps it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  await page.goto(PATH);
  // Copying and linked pages load when idle, after the first move.
  await page.mouse.move(10, 10);
  await expect.poll(() => keptOn(page)).toContain(PATH);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MS);
  const sent: string[] = [];
  const note = (request: Request) => sent.push(`${request.method()} ${request.url()}`);
  page.on('request', note);
  await context.setOffline(true);
  await fillIn(page);
  await page.getByLabel(texts.name).fill('Asha R');
  // By keyboard: hovering would prefetch the page.
  await page.getByRole('checkbox', { name: texts.taskNames.originals }).press('Space');
  await page.getByRole('button', { name: texts.copyLetter }).press('Enter');
  await expect(page.getByText(texts.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1. Last wages, ₹38,710: by 17 Jul 2026 (section 17(2), Code on Wages 2019).');
  expect(copied).toContain('Asha R');
  expect(sent).toEqual([]);
  page.off('request', note);
  await context.setOffline(false);
  await expect(amountIn(page, texts.basic)).toHaveValue('50,000');
  await expect(page.getByRole('checkbox', { name: texts.taskNames.originals })).toBeChecked();
});

test.describe('with what the device keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the exit pack opens without a connection, works the sum out and copies the letter', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PATH);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => keptOn(page)).toContain(PATH);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await fillIn(page);
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('₹2,40,633');
    await page.getByRole('button', { name: texts.copyLetter }).press('Enter');
    await expect(page.getByText(texts.copied)).toBeVisible();
  });
});

test('a copied link carries choices and no amount or day, and one with nonsense is refused at its field', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await fillIn(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: false })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toBe('?state=Maharashtra&employer=twenty&reason=resignation&work=worker&rest=weekend');
  await page.goto(`${PATH}?employer=huge`);
  await expect(page.getByText('“huge” is not known here. Choose the employer.')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('the exit pack works with the keyboard alone and in forced colours, and prints its letter alone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PATH);
  await page.getByLabel(texts.lastDay).focus();
  await page.keyboard.type('15072026');
  const box = page.getByRole('checkbox', { name: texts.taskNames.originals });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectAccessible(page);
  const print = page.getByRole('button', { name: texts.printLetter });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('.is-alone')?.id ?? 'alone');
  });
  await print.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  // Without the letter alone the page prints as the other calculators do, on one page and without the letter.
  await expect(letter(page)).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('the end of a job is asked about once, 45 days after it, among the calculators', async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel(texts.lastDay).fill('2026-04-01');
  await expect(page.getByRole('row', { name: /^Last wages/ })).toContainText('3 Apr 2026');
  await page.goto('/calculators');
  const question = page.getByText(texts.askTitle('1 Apr 2026'));
  const report = page.getByRole('link', { name: texts.askYes });
  // Apps without the feature do not ask.
  if ((await page.request.get('/contribute/tenure')).status() === 404) {
    await expect(question).toBeHidden();
    return;
  }
  await expect(question).toBeVisible();
  await expect(report).toHaveAttribute('href', '/contribute/tenure');
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: texts.askNo }).click();
  await expect(question).toBeHidden();
  // Linked pages may be prefetched, but no service is called.
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Leaving a job/ })).toBeVisible();
  await expect(question).toBeHidden();
});
