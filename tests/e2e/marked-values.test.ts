import type { Page } from '@playwright/test';
import { select } from '@tests/support/sql';
import { openPglite } from '@/server/platform/pglite-database';
import { text } from '@/server/platform/sql-types';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const MARK = 'zqmark';
const MARKED_PAY = '9182736';
/** Texts that no report may contain. */
const SECRETS = [MARK, MARKED_PAY, 'Asha', 'asha'];

const STARTS = [
  '/',
  '/search',
  '/compare',
  '/settings',
  '/settings/blocked',
  '/session',
  '/user',
  '/user/posts',
  '/user/contributions',
  '/bookmarks',
  '/messages',
  '/messages/new',
  '/unsubscribe',
  '/contribute/company-review-v3',
  '/contribute/salary-v3',
  '/contribute/interview-story',
  '/contribute/company-benefits',
  '/are-you-paid-fairly',
  '/calculators',
  '/legal/complaint',
  '/settings/manage-account',
  '/user-settings',
  '/list-of-companies',
  '/salaries',
  '/interviews',
  '/jobs',
  '/reviews',
  '/blog',
  '/colleges',
  '/awards',
  '/communities',
  '/transparency',
  '/moderation',
  '/reviews/vaayuna-technologies-reviews',
  '/benefits/vaayuna-technologies-benefits',
  '/photos/vaayuna-technologies-photos',
  '/qna/vaayuna-technologies-questions',
  '/discussions/vaayuna-technologies-discussions',
  '/salaries/mumbai-location',
  '/no/such/page',
];
/** Each path below these is a screen; elsewhere the ending of a name decides. */
const EACH_A_SCREEN = /^\/(?:legal|settings|user|contribute|salaries\/[\w-]+-calculator|\w[\w-]*$)/;
const ENDING =
  /-(?:overview|reviews|salaries|salary|interview-questions|benefits|photos|jobs|jobs-prf|jobs-ski|discussions|questions|location)$/;
const MIN_SCREENS = 60;
const MIN_FIELDS = 50;
const MAX_ADDRESSES = 400;

function screenOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  if (EACH_A_SCREEN.test(path)) return path;
  const [first = '', ...names] = path.slice(1).split('/');
  return [first, ...names.map((name) => ENDING.exec(name)?.[0] ?? '*')].join('/');
}

/** Types a marker into each field and presses Enter. */
async function typeMarks(page: Page): Promise<number> {
  const fields = page.locator('input:visible, textarea:visible');
  let typed = 0;
  for (const field of await fields.all()) {
    const type = (await field.getAttribute('type', { timeout: 1_000 }).catch(() => 'gone')) ?? 'text';
    if (!/^(?:text|search|email|number|tel|url)$/.test(type)) continue;
    const mode = await field.getAttribute('inputmode', { timeout: 1_000 }).catch(() => null);
    const isNumber = type === 'number' || mode === 'numeric' || mode === 'decimal';
    // Fields may disappear or lock in between.
    await field.fill(isNumber ? MARKED_PAY : `${MARK}${typed}`, { timeout: 1_000 }).catch(() => undefined);
    await field.press('Enter', { timeout: 1_000, noWaitAfter: true }).catch(() => undefined);
    typed += 1;
  }
  return typed;
}

test.describe('what is typed', { tag: '@long' }, () => {
  test('on any screen is in no event, no report and no log of the server', async ({ page, product, complaints }) => {
    test.setTimeout(900_000);
    // Failed actions are logged to the console.
    complaints.allow(/./);
    // The start lists the demo accounts.
    const started = product.log().length;
    await signedIn(page, product.origin, demoPerson('Asha'));
    // Everything fails, so nothing changes and failures are reported.
    await page.route('**/api/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      const isReport = /^\/api\/(?:curate|v4\/log)\//.test(pathname);
      const isAct = route.request().method() !== 'GET' || search.includes(MARK);
      return isAct && !isReport ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(?:curate|v4\/log)\//.test(request.url())) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    const addresses = new Set(STARTS);
    const screens = new Set<string>();
    let typed = 0;
    for (const address of addresses) {
      const screen = screenOf(address);
      if (screens.has(screen)) continue;
      screens.add(screen);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.mouse.move(10, 10);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const link of links) if (link !== null && addresses.size < MAX_ADDRESSES) addresses.add(link);
      typed += await typeMarks(page);
    }
    await page.goto('/');
    expect(screens.size).toBeGreaterThanOrEqual(MIN_SCREENS);
    expect(typed).toBeGreaterThanOrEqual(MIN_FIELDS);
    const leaked = (texts: readonly string[]) => texts.filter((one) => SECRETS.some((secret) => one.includes(secret)));
    expect(sent.length).toBeGreaterThan(0);
    expect(leaked(sent)).toEqual([]);
    expect(leaked(product.log().slice(started).split('\n'))).toEqual([]);
    await product.kill();
    const database = await openPglite(`${product.dataDirectory}/database`);
    try {
      const rows = await select(
        database,
        { kind: text, row: text },
        `select 'event' as kind, s::text as row from platform.event_sums s
         union all select 'visitors', s::text from platform.visitor_sums s
         union all select r.kind, r::text from platform.client_reports r`,
      );
      const kinds = new Set(rows.map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['error', 'event']));
      expect(leaked(rows.map(({ row }) => row))).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
