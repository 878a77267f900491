import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { signInAt } from '@tests/support/sign-in';
import { demoAccounts } from '@/server/demo/demo-accounts';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import { figureOf, percentile } from './figures';
import { CPU_SLOWDOWN, PHONE } from './page-visit';
import type { BenchRow } from './row';

const KINDS = ['vote', 'tab', 'open', 'type', 'close'] as const;
const TURNS = 10;
/** The minimum duration that browsers report. */
const MIN_REPORTED_MS = 16;
const SETTLED_MS = 3_000;
const BETWEEN_MS = 150;
/** The duration of a realistic press. The page paints the pressed state first. */
const HELD_MS = 80;

/** A script for the page, which runs before all others. */
const WATCH = `
  window.benchInteractions = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, startTime, duration }) => {
    if (interactionId) benchInteractions.push({ startTime, duration });
  })).observe({ type: 'event', durationThreshold: ${MIN_REPORTED_MS}, buffered: true });
  window.benchVotes = { shown: 0, late: 0 };
  let isPressed = false;
  let isPainted = false;
  addEventListener('click', ({ target }) => {
    isPressed = target.closest('.vote') !== null;
    isPainted = false;
    requestAnimationFrame(() => { isPainted = true; });
  }, true);
  new MutationObserver(() => {
    if (!isPressed) return;
    isPressed = false;
    benchVotes.shown += 1;
    if (isPainted) benchVotes.late += 1;
  }).observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });
`;
const FLOOR = '<button onclick="this.firstChild.data = Math.random()">0</button>';

type Kind = (typeof KINDS)[number];

interface Timed {
  readonly kind: Kind;
  readonly took: number;
}

/**
 * Measures interaction to next paint as the browser reports it, for votes, tabs and composer, compared with a page with
 * one button.
 */
export const interactions: BenchRow = {
  name: 'interactions',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-interactions-'));
    const server = await startBuiltServer({
      DATA_DIR: folder,
      LIMIT_WRITES_PER_MINUTE: '1000000',
      LIMIT_CONTRIBUTIONS_PER_MINUTE: '1000000',
    });
    const browser = await launchChromium();
    try {
      await answersAfter(server, '/');
      const product: (readonly Timed[])[] = [];
      const floor: (readonly Timed[])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        product.push(await onHome(browser, server.origin));
        floor.push(await onOneButton(browser));
      }
      const at = (share: number, rounds: readonly (readonly Timed[])[]) =>
        rounds.map((each) =>
          percentile(
            each.map(({ took }) => took),
            share,
          ),
        );
      const most = (kind: Kind) =>
        product.map((each) => Math.max(...each.filter((timed) => timed.kind === kind).map(({ took }) => took)));
      return {
        load: `${KINDS.length * TURNS} interactions of a signed-in writer, 412 × 823, CPU ×${CPU_SLOWDOWN}, ${rounds} rounds`,
        figures: [
          figureOf('interaction to next paint, p98', 'ms', at(98, product), { atMost: 40 }),
          figureOf('interaction to next paint, p50', 'ms', at(50, product)),
          figureOf('vote to visible change, the slowest', 'ms', most('vote'), { atMost: 50 }),
          ...KINDS.filter((kind) => kind !== 'vote').map((kind) =>
            figureOf(`the slowest of ${TURNS}: ${kind}`, 'ms', most(kind)),
          ),
          figureOf('a page with one button, p98', 'ms', at(98, floor)),
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onHome(browser: Browser, origin: string): Promise<readonly Timed[]> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    await signIn(context, origin);
    const page = await slowPage(context);
    await page.goto(origin, { waitUntil: 'load' });
    await pause(SETTLED_MS);
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    const votes = page.locator('.vote button[aria-pressed]');
    const begun: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      begun.push(await click(page, votes.nth(2 * turn)));
      begun.push(await click(page, page.getByRole('tab', { selected: false }).first()));
      begun.push(await click(page, page.locator('button.composer__box')));
      await composer.getByLabel('Title').focus();
      begun.push(await measuredPress(page, () => page.keyboard.press('a')));
      begun.push(await measuredPress(page, () => page.keyboard.press('Escape')));
      // The toast of the kept draft stays while hovered, and may cover the tabs.
      await page.mouse.move(0, 0);
    }
    const { shown, late } = await page.evaluate<{ shown: number; late: number }>('benchVotes');
    // Own posts take no vote, and late frames are outside the measured time.
    if (shown === 0 || late > 0) throw new Error(`The page showed ${shown} votes, ${late} of them late.`);
    return await timesOf(page, begun);
  } finally {
    await context.close();
  }
}

async function onOneButton(browser: Browser): Promise<readonly Timed[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await slowPage(context);
    await page.goto(`data:text/html,${encodeURIComponent(FLOOR)}`);
    const begun: number[] = [];
    for (let turn = 0; turn < KINDS.length * TURNS; turn += 1) {
      begun.push(await click(page, page.getByRole('button')));
    }
    return await timesOf(page, begun);
  } finally {
    await context.close();
  }
}

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: WATCH });
  return page;
}

/**
 * Clicks after scrolling. Avoids locator clicks, whose script forces layout within the press. Returns the start in ms
 * of the page.
 */
async function click(page: Page, element: Locator): Promise<number> {
  await element.hover();
  await page.waitForTimeout(BETWEEN_MS);
  return await measuredPress(page, async () => {
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
  });
}

/** Waits until the effects are over. Returns the start in ms of the page. */
export async function measuredPress(page: Page, interact: () => Promise<void>): Promise<number> {
  const begun = await page.evaluate<number>('performance.now()');
  await interact();
  await page.waitForTimeout(BETWEEN_MS);
  return begun;
}

/** Returns the times. Unreported interactions count as the shortest reportable. */
export async function timesOf(page: Page, begun: readonly number[]): Promise<readonly Timed[]> {
  const events = await page.evaluate<{ startTime: number; duration: number }[]>('benchInteractions');
  return begun.map((start, index) => {
    const end = begun[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = events.filter(({ startTime }) => startTime >= start && startTime < end);
    const took = Math.max(MIN_REPORTED_MS, ...own.map(({ duration }) => duration));
    return { kind: KINDS[index % KINDS.length] ?? 'vote', took };
  });
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const farhan = demoAccounts.find(({ name }) => name.startsWith('Farhan'));
  if (farhan === undefined) throw new Error('The demo data has no writer to sign in as.');
  const { cookies } = await signInAt(origin, { sub: farhan.sub });
  const kept = cookies.pairs.filter(({ name }) => name !== 'authtype');
  await context.addCookies(kept.map((cookie) => ({ ...cookie, url: origin })));
}
