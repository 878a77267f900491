import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true, viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

const MAX_LAYOUT_SHIFT = 0.01;
const MAX_SCREENS = 40;
/** Pages that Home does not link to. */
const STARTS = ['/', '/search?q=engineer', '/compare', '/list-of-companies', '/salaries', '/communities'];

/** Counts shifts soon after a press too, which the browser's own score leaves out. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => shifts.push({
    value,
    moved: sources.slice(0, 3).map(({ node, previousRect, currentRect }) => {
      const { nodeName = '', className = '' } = node?.nodeType === 1 ? node : node?.parentElement ?? {};
      return \`\${nodeName}.\${className} \${Math.round(previousRect.top)} → \${Math.round(currentRect.top)}\`;
    }),
  }))).observe({ type: 'layout-shift', buffered: true });
`;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

test.describe('the layout of each screen', () => {
  test('stays in place from the first view until all of its code is loaded', async ({ page, request }) => {
    test.setTimeout(600_000);
    await page.addInitScript({ content: WATCH });
    const moving: string[] = [];
    for (const path of await screensFrom(request)) {
      await page.goto(path);
      await settled(page);
      moving.push(...(await tooMuch(page, path)));
    }
    expect(moving).toEqual([]);
  });

  test('stays in place after a press on a link to it', async ({ page, request }) => {
    test.setTimeout(600_000);
    await page.addInitScript({ content: WATCH });
    const [company = ''] = await linksOn(request, '/list-of-companies', /^\/overview\//);
    const tabs = (await linksOn(request, company, /-(?:reviews|salaries|interview-questions|benefits|jobs)$/)).slice(
      0,
      6,
    );
    const [role = ''] = await linksOn(request, '/salaries', /^\/profile\//);
    const [post = ''] = await linksOn(request, '/', /^\/p\//);
    const presses = [
      ['/', '/salaries'],
      ['/', '/list-of-companies'],
      ['/', post],
      ['/salaries', '/'],
      ['/salaries', role],
      ['/list-of-companies', company],
      ...tabs.map((tab) => [company, tab]),
    ] as const;
    const moving: string[] = [];
    for (const [from = '', to = ''] of presses) {
      await page.goto(from);
      await settled(page);
      await page.evaluate('shifts.length = 0');
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await page.waitForURL(to);
      await settled(page);
      moving.push(...(await tooMuch(page, `${from} → ${to}`)));
    }
    expect(moving).toEqual([]);
  });
});

/** The first sign of use loads the code that waits for it. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-live]');
  await page.mouse.move(200, 400);
  await page.waitForLoadState('networkidle');
}

async function tooMuch(page: Page, name: string): Promise<readonly string[]> {
  const shifts = await page.evaluate<readonly Shift[]>('shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum <= MAX_LAYOUT_SHIFT
    ? []
    : [`${name}: ${sum.toFixed(4)} ${shifts.flatMap(({ moved }) => moved).join(', ')}`];
}

/** Two of each kind, found along links. */
async function screensFrom(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const found = new Set(STARTS);
  const ofWord = new Map<string, number>();
  for (const path of found) {
    for (const href of await linksOn(request, path)) {
      const [, word = ''] = href.split('/');
      const before = ofWord.get(word) ?? 0;
      if (found.has(href) || before === 2 || found.size === MAX_SCREENS) continue;
      ofWord.set(word, before + 1);
      found.add(href);
    }
  }
  return found;
}

async function linksOn(request: APIRequestContext, path: string, pattern = /./): Promise<readonly string[]> {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
  return [...new Set(links)].filter((href) => pattern.test(href) && !/^\/(?:log|docs|static)/.test(href));
}
