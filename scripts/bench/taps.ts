import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import type { Figure } from './figures';
import { figureOf } from './figures';
import { mostReviewedPath } from './first-view-company';
import { slowPhonePage } from './page-visit';
import type { BenchRow } from './row';

const IDLE_MS = 10_000;
const PATIENCE_MS = 20_000;
const MAX_WARM_MS = 300;
const MAX_FEEDBACK_MS = 100;
const MAX_LAYOUT_SHIFT = 0.01;

/** Matches rows and paragraphs of the opened screen. Fixed sentences and counts do not end a tap. */
const OWN_DATA = '#main :is(article, li, tbody tr, .row, p:not(.read, .meta, :has(a)))';

/**
 * A script that runs in the page. It records presses, the first change after each, and frames whose main part has neither text nor a skeleton.
 */
const WATCH = `
  window.benchTap = { pressed: 0, changed: 0, blank: 0, shift: 0 };
  addEventListener('pointerdown', ({ timeStamp }) => {
    Object.assign(benchTap, { pressed: timeStamp, changed: 0, blank: 0, shift: 0 });
  }, true);
  new MutationObserver(() => {
    if (benchTap.pressed && !benchTap.changed) requestAnimationFrame(() => { benchTap.changed ||= performance.now(); });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) benchTap.shift += entry.value;
  })).observe({ type: 'layout-shift', buffered: true });
  const each = () => {
    const main = document.getElementById('main');
    if (benchTap.pressed && (main?.textContent ?? '').length < 40 && !main?.querySelector('.sk')) benchTap.blank += 1;
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
  // Leaves out ages such as “5 min ago”, which change between two readings.
  window.benchPlain = (element) => {
    const ages = [...element.querySelectorAll('time')].map(({ textContent }) => textContent);
    const text = ages.reduce((left, age) => left.replace(age, ''), element.textContent);
    return [text, ...[...element.querySelectorAll('img')].map(({ alt }) => alt)].join(' ').replace(/\\s+/g, ' ').trim();
  };
  window.benchShows = (text) => [...document.querySelectorAll('${OWN_DATA}')].some(
    (element) => benchPlain(element) === text && element.getClientRects().length > 0,
  );
  // Counts requests between the press and the text, and how many of them were sent one after another.
  window.benchRequests = (shown) => {
    const sent = [];
    for (const { transferSize, startTime, responseEnd } of performance.getEntriesByType('resource')) {
      if (transferSize === 0 || startTime < benchTap.pressed || responseEnd > shown) continue;
      const before = sent.filter((earlier) => earlier.responseEnd <= startTime);
      sent.push({ responseEnd, turn: 1 + Math.max(0, ...before.map(({ turn }) => turn)) });
    }
    return { requests: sent.length, turns: Math.max(0, ...sent.map(({ turn }) => turn)) };
  };
  // A text that never shows counts as late, so that the other taps are measured.
  window.benchUntil = (path, text) => new Promise((resolve) => {
    const end = performance.now() + ${PATIENCE_MS};
    const look = () => {
      const isShown = location.pathname === path && benchShows(text);
      const shown = performance.now();
      if (isShown || shown > end) resolve({ ...benchTap, ...benchRequests(shown), shown });
      else requestAnimationFrame(look);
    };
    look();
  });
  window.benchText = () => {
    const found = [...document.querySelectorAll('${OWN_DATA}')].find((element) =>
      benchPlain(element).length >= 12 && element.getClientRects().length > 0 &&
      !element.closest('nav, header, aside'));
    return found === undefined ? null : benchPlain(found);
  };
`;

interface Tap {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface Seen {
  readonly pressed: number;
  readonly changed: number;
  readonly blank: number;
  readonly shift: number;
  readonly shown: number;
  readonly requests: number;
  readonly turns: number;
}

type Text = (path: string) => string;

/** The page on which a tap starts. Each is a separate row, because all of them together take most of an hour. */
type Start = 'home' | 'salaries' | 'companies' | 'company' | 'tab';

/**
 * Measures from a click on a link to the next screen's data on a slow phone, without prefetching and after ten idle seconds. Compares it with a reload.
 */
export const taps: readonly BenchRow[] = (['home', 'salaries', 'companies', 'company', 'tab'] as const).map(rowFrom);

function rowFrom(start: Start): BenchRow {
  return {
    name: `taps-${start}`,
    async measure({ rounds }) {
      const folder = mkdtempSync(join(tmpdir(), 'tarakki-taps-'));
      const server = await startBuiltServer({ DATA_DIR: folder, LIMIT_READS_PER_MINUTE: '1000000' });
      const browser = await launchChromium();
      try {
        await answersAfter(server, '/');
        const tried = await tapsFrom(start, browser, server.origin);
        return {
          load: `guest, 412 × 823, CPU ×4, 562.5 ms and 1,474 kbit/s, ${tried.length} links, ${rounds} rounds`,
          figures: await measured(tried, browser, server.origin, rounds),
        };
      } finally {
        await browser.close();
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function measured(
  tried: readonly Tap[],
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<readonly Figure[]> {
  const texts = await textsOf(browser, origin, tried);
  const text: Text = (path) => texts.get(path) ?? '';
  const figures: Figure[] = [];
  for (const tap of tried) {
    const reload: number[] = [];
    const cold: Seen[] = [];
    const warm: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reload.push(await reloaded(browser, origin, tap.to, text));
      cold.push(await tapped(browser, origin, { ...tap, idleMs: 0 }, text));
      warm.push(await tapped(browser, origin, { ...tap, idleMs: IDLE_MS }, text));
    }
    figures.push(...figuresOf(tap, { reload, cold, warm }));
  }
  return figures;
}

function figuresOf(
  { name }: Tap,
  { reload, cold, warm }: Readonly<{ reload: readonly number[]; cold: readonly Seen[]; warm: readonly Seen[] }>,
): readonly Figure[] {
  const took = (seen: readonly Seen[]) => seen.map(({ pressed, shown }) => shown - pressed);
  const all = [...cold, ...warm];
  return [
    figureOf(`${name}: reload`, 'ms', reload),
    figureOf(
      `${name}: tap at once, in reloads`,
      '×',
      took(cold).map((ms, round) => ms / (reload[round] ?? 1)),
      { atMost: 1 },
    ),
    figureOf(`${name}: tap after 10 s`, 'ms', took(warm), { atMost: MAX_WARM_MS }),
    figureOf(
      `${name}: requests one after another, tap at once`,
      '',
      cold.map(({ turns }) => turns),
      { atMost: 1 },
    ),
    figureOf(
      `${name}: requests until the text, tap after 10 s`,
      '',
      warm.map(({ requests }) => requests),
      { atMost: 0 },
    ),
    figureOf(
      `${name}: first feedback`,
      'ms',
      all.map(({ changed, pressed }) => changed - pressed),
      { atMost: MAX_FEEDBACK_MS },
    ),
    figureOf(
      `${name}: blank frames`,
      '',
      all.map(({ blank }) => blank),
      { atMost: 0 },
    ),
    figureOf(
      `${name}: layout shift`,
      '',
      all.map(({ shift }) => shift),
      { atMost: MAX_LAYOUT_SHIFT },
    ),
  ];
}

async function tapsFrom(start: Start, browser: Browser, origin: string): Promise<readonly Tap[]> {
  const company = await mostReviewedPath(origin);
  const page = await browser.newPage();
  const linksOn = async (path: string, selector: string): Promise<readonly string[]> => {
    await page.goto(origin + path);
    const links = await page
      .locator(selector)
      .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
    if (links.length === 0) throw new Error(`${path} has no link ${selector}.`);
    return links;
  };
  const named = (from: string, links: readonly string[]) => links.map((to) => ({ name: `${from} → ${to}`, from, to }));
  const tabs = async () => (await linksOn(company, '#main .tabs a')).filter((to) => to !== company);
  const of: Readonly<Record<Start, () => Promise<readonly Tap[]>>> = {
    home: async () => {
      const [post = ''] = await linksOn('/', '#main .post__t a');
      return named('/', ['/list-of-companies', '/salaries', post]);
    },
    salaries: async () => {
      const roles = await linksOn('/salaries', '#main a[href^="/profile/"]');
      return named('/salaries', ['/', ...roles.slice(0, 3)]);
    },
    companies: async () => {
      const rows = await linksOn('/list-of-companies', '#main a[href^="/overview/"]');
      return named('/list-of-companies', rows.slice(0, 1));
    },
    company: async () => named(company, await tabs()),
    tab: async () => named((await tabs())[0] ?? '', [company]),
  };
  try {
    return await of[start]();
  } finally {
    await page.close();
  }
}

async function textsOf(browser: Browser, origin: string, tried: readonly Tap[]): Promise<ReadonlyMap<string, string>> {
  const page = await slowPhonePage(browser, { script: WATCH, isSlow: false });
  try {
    const texts = new Map<string, string>();
    for (const { to } of tried) {
      await page.goto(origin + to);
      const text = await page.evaluate<string | null>('benchText()');
      if (text === null) throw new Error(`${to} has no row or paragraph of its own.`);
      texts.set(to, text);
    }
    return texts;
  } finally {
    await page.context().close();
  }
}

async function reloaded(browser: Browser, origin: string, to: string, text: Text): Promise<number> {
  const page = await slowPhonePage(browser, { script: WATCH, isSlow: true });
  try {
    await page.goto(origin + to, { waitUntil: 'commit' });
    return (await until(page, to, text)).shown;
  } finally {
    await page.context().close();
  }
}

async function tapped(
  browser: Browser,
  origin: string,
  { from, to, idleMs }: Tap & { readonly idleMs: number },
  text: Text,
): Promise<Seen> {
  const page = await slowPhonePage(browser, { script: WATCH, isSlow: true });
  try {
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForSelector('html[data-live]');
    await pause(idleMs);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.tap({ noWaitAfter: true });
    return await until(page, to, text);
  } finally {
    await page.context().close();
  }
}

async function until(page: Page, to: string, text: Text): Promise<Seen> {
  return await page.evaluate<Seen>(`benchUntil(${JSON.stringify(to)}, ${JSON.stringify(text(to))})`);
}
