import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { signInAt } from '@tests/support/sign-in';
import { demoAccounts } from '@/server/demo/demo-accounts';
import { findChromium } from '../lib/chromium.mjs';
import { answersAfter, startBuiltServer } from './built-server';
import { figureOf, percentile } from './figures';
import { QUIET } from './first-view';
import { CPU_SLOWDOWN, PHONE } from './page-visit';
import type { BenchRow } from './row';

/** Five kinds, ten times each. */
const TURNS = 10;
/** Shorter ones are not reported by a browser. */
const MIN_REPORTED_MS = 16;
const SETTLED_MS = 3_000;
const BETWEEN_MS = 150;

/** A script for the page, which runs before all others. */
const WATCH = `
  window.benchInteractions = new Map();
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
    if (interactionId) benchInteractions.set(interactionId, Math.max(duration, benchInteractions.get(interactionId) ?? 0));
  })).observe({ type: 'event', durationThreshold: ${MIN_REPORTED_MS}, buffered: true });
`;
const FLOOR = '<button onclick="this.firstChild.data = Math.random()">0</button>';

/** Interaction to next paint: votes, tabs, opening the composer, typing and closing it; against a page with one button. */
export const interactions: BenchRow = {
  name: 'interactions',
  async measure({ rounds }) {
    const executablePath = findChromium(process.env);
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-interactions-'));
    const server = await startBuiltServer({ DATA_DIR: folder, LIMIT_WRITES_PER_MINUTE: '1000000' });
    const browser = await chromium
      .launch({ args: QUIET, ...(executablePath === null ? {} : { executablePath }) })
      .catch((error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }));
    try {
      if ('reason' in browser) return { skipped: `Chromium does not start: ${browser.reason}` };
      await answersAfter(server, '/');
      const product: number[][] = [];
      const floor: number[][] = [];
      for (let round = 0; round < rounds; round += 1) {
        product.push(await onHome(browser, server.origin));
        floor.push(await onOneButton(browser));
      }
      const at = (share: number, times: readonly number[][]) => times.map((each) => percentile(each, share));
      return {
        load: `${5 * TURNS} interactions of a signed-in writer, 412 × 823, CPU ×${CPU_SLOWDOWN}, ${rounds} rounds`,
        figures: [
          figureOf('interaction to next paint, p98', 'ms', at(98, product), { atMost: 40 }),
          figureOf('interaction to next paint, p50', 'ms', at(50, product)),
          figureOf('a page with one button, p98', 'ms', at(98, floor)),
        ],
      };
    } finally {
      if ('close' in browser) await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function onHome(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    await signIn(context, origin);
    const page = await slowPage(context);
    await page.goto(origin, { waitUntil: 'load' });
    await pause(SETTLED_MS);
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    for (let turn = 0; turn < TURNS; turn += 1) {
      await press(page, () =>
        page
          .locator('.vote button[aria-pressed]')
          .nth(2 * turn)
          .click(),
      );
      await press(page, () => page.getByRole('tab', { selected: false }).first().click());
      await press(page, () => page.getByRole('button', { name: 'Ask or share something' }).click());
      await composer.getByLabel('Title').focus();
      await press(page, () => page.keyboard.press('a'));
      await press(page, () => page.keyboard.press('Escape'));
    }
    return await timesOf(page);
  } finally {
    await context.close();
  }
}

async function onOneButton(browser: Browser): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await slowPage(context);
    await page.goto(`data:text/html,${encodeURIComponent(FLOOR)}`);
    for (let turn = 0; turn < 5 * TURNS; turn += 1) await press(page, () => page.getByRole('button').click());
    return await timesOf(page);
  } finally {
    await context.close();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: WATCH });
  return page;
}

/** Waits until the effects of an interaction are over, as a user does. */
async function press(page: Page, interact: () => Promise<void>): Promise<void> {
  await interact();
  await page.waitForTimeout(BETWEEN_MS);
}

/** Returns the time of every interaction; those that were too short to be reported count as the shortest that is. */
async function timesOf(page: Page): Promise<number[]> {
  const reported = await page.evaluate<number[]>('[...benchInteractions.values()]');
  const missing = Math.max(0, 5 * TURNS - reported.length);
  return [...reported, ...Array.from({ length: missing }, () => MIN_REPORTED_MS)];
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const farhan = demoAccounts.find(({ name }) => name.startsWith('Farhan'));
  if (farhan === undefined) throw new Error('The demo data has no writer to sign in as.');
  const { cookies } = await signInAt(origin, { sub: farhan.sub });
  const kept = cookies.pairs.filter(({ name }) => name !== 'authtype');
  await context.addCookies(kept.map((cookie) => ({ ...cookie, url: origin })));
}
