import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchChromium } from './browser';
import { databasesOf } from './databases';
import { figureOf, percentile } from './figures';
import { newPhone } from './kept-visit';
import { openFloor } from './long-feed-floor';
import { longestTask } from './page-tasks';
import { CPU_SLOWDOWN } from './page-visit';
import type { BenchRow } from './row';
import type { Host } from './start-host';
import { startHost } from './start-host';

const POSTS = 10_000;
const SMALL_POSTS = 1_000;
/** The maximum number of posts on a page by contract. */
const MAX_PAGE = 50;
/** The minimum height of a post in px. */
const MIN_POST_PX = 100;
const STEPS = 160;
const STEP_PX = 600;
const BETWEEN_MS = 30;
const LOAD_TIMEOUT_MS = 240_000;
/** The start of the measured scroll, half-way down the list. */
const START = 0.5;

/** Runs in the page: frame times in ms, and the maximum number of nodes. */
const WATCH = `
  window.benchFrames = { times: [], nodes: 0 };
  const run = (window.benchRun ?? 0) + 1;
  window.benchRun = run;
  let before = performance.now();
  const frame = (now) => {
    if (benchRun !== run) return;
    benchFrames.times.push(now - before);
    before = now;
    if (benchFrames.times.length % 10 === 0) benchFrames.nodes = Math.max(benchFrames.nodes, document.getElementsByTagName('*').length);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

interface Scrolled {
  readonly times: readonly number[];
  readonly nodes: number;
  readonly longest: number;
}

interface LongFeed {
  readonly rounds: readonly Scrolled[];
  /** The heap in bytes after the rounds. */
  readonly heap: number;
}

export const longFeed: BenchRow = {
  name: 'long-feed',
  async measure({ rounds, isSmall }) {
    const databases = await databasesOf('pglite');
    if ('skipped' in databases) return databases;
    const size = isSmall ? SMALL_POSTS : POSTS;
    let host: Host | null = null;
    const browser = await launchChromium();
    try {
      host = await startHost(databases, 'pglite', 'posts', size);
      const { product, floor } = await scrolled(browser, host.origin, size, rounds);
      const of = (pick: (round: Scrolled) => number): readonly number[] => product.rounds.map(pick);
      const ofFloor = (pick: (round: Scrolled) => number): readonly number[] => floor.rounds.map(pick);
      return {
        load: `guest, ${size} posts loaded, ${STEPS} turns of the wheel from half-way on, 412 × 823, CPU ×${CPU_SLOWDOWN}, ${rounds} rounds`,
        figures: [
          figureOf(
            'frame, p95',
            'ms',
            of(({ times }) => percentile(times, 95)),
            { atMost: 34 },
          ),
          figureOf(
            'frame, longest',
            'ms',
            of(({ times }) => Math.max(...times)),
            { atMost: 50 },
          ),
          figureOf(
            'longest task by its processor time',
            'ms',
            of(({ longest }) => longest),
            { atMost: 50 },
          ),
          figureOf(
            'nodes at once',
            '',
            of(({ nodes }) => nodes),
            { atMost: 1_000 },
          ),
          figureOf('heap against a plain virtual list', '×', [product.heap / floor.heap], { atMost: 2 }),
          figureOf('heap', 'MB', [product.heap / 1e6]),
          figureOf('heap of a plain virtual list', 'MB', [floor.heap / 1e6]),
          figureOf(
            'frame of a plain virtual list, p95',
            'ms',
            ofFloor(({ times }) => percentile(times, 95)),
          ),
          figureOf(
            'frame of a plain virtual list, longest',
            'ms',
            ofFloor(({ times }) => Math.max(...times)),
          ),
        ],
      };
    } finally {
      await browser.close();
      await host?.stop();
      await databases.remove();
    }
  },
};

async function scrolled(browser: Browser, origin: string, size: number, rounds: number) {
  // Requests through a service worker could not be intercepted.
  const context = await newPhone(browser, 'block');
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    const posts = await loadAll(page, size);
    const product = await roundsOf(browser, page, rounds);
    await page.close();
    return { product, floor: await roundsOf(browser, await openFloor(context, origin, posts), rounds) };
  } finally {
    await context.close();
  }
}

async function roundsOf(browser: Browser, page: Page, rounds: number): Promise<LongFeed> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const tracing = await browser.newBrowserCDPSession();
  const seen: Scrolled[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.evaluate(`window.scrollTo(0, document.body.scrollHeight * ${START})`);
    await page.waitForTimeout(1_000);
    await page.evaluate(WATCH);
    const longest = await longestTask(tracing, () => turnWheel(page));
    const frames = await page.evaluate<Omit<Scrolled, 'longest'>>('benchFrames');
    if (round >= 0) seen.push({ ...frames, longest });
  }
  return { rounds: seen, heap: await heapOf(devtools) };
}

/** Returns the heap size in bytes, for scripts and DOM nodes together. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}

/**
 * Loads all posts by answering the second page's call with all later pages. Drawing page after page took longer
 * than the measurement.
 */
async function loadAll(page: Page, size: number): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  await page.route(
    (url) => url.pathname.endsWith('/feed/v3/feed') && url.searchParams.has('cursor'),
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', String(MAX_PAGE));
      for (;;) {
        const response = await route.fetch({ url: url.href, timeout: LOAD_TIMEOUT_MS });
        const answer: { items: unknown[]; nextCursor: string | null } = await response.json();
        items.push(...answer.items);
        if (answer.nextCursor === null) return route.fulfill({ response, json: { ...answer, items } });
        url.searchParams.set('cursor', answer.nextCursor);
      }
    },
  );
  // Past its end, the feed fetches nothing by itself.
  await page.locator('.feed + div a[rel="next"]').scrollIntoViewIfNeeded();
  const end = Date.now() + LOAD_TIMEOUT_MS;
  while ((await page.evaluate<number>('document.body.scrollHeight')) < size * MIN_POST_PX) {
    if (Date.now() > end) throw new Error(`The page did not get its ${size} posts.`);
    await page.waitForTimeout(BETWEEN_MS);
  }
  return items;
}

async function turnWheel(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(BETWEEN_MS);
  }
}
