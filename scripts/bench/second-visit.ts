import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import type { CountingProxy } from './counting-proxy';
import { startCountingProxy } from './counting-proxy';
import type { Figure } from './figures';
import { figureOf, median } from './figures';
import type { ServiceWorkerChoice } from './kept-visit';
import { newPhone, visitAndUse } from './kept-visit';
import type { Visit, WatchedVisit } from './page-visit';
import { CPU_SLOWDOWN, PHONE, REPORT_SCRIPT, visit, WATCH_SCRIPT } from './page-visit';
import type { BenchRow } from './row';
import type { StaticPages } from './static-page';
import { serveStatic } from './static-page';

const PAINTED_MS = 1_500;
/** Visits per round. The round reports their median, since single paint times differ by 100 ms. */
const VISITS_A_ROUND = 5;
const MAX_OF_STATIC_FILE = 1.1;
const MAX_OF_NO_WORKER = 1.05;

interface Round {
  readonly again: number;
  readonly fileAgain: number;
  readonly first: Visit;
  readonly firstWithout: Visit;
}

/** Measures Home again with the service worker, compared with a static file, and first visits with and without it. */
export const secondVisit: BenchRow = {
  name: 'second-visit',
  async measure({ rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-second-'));
    const proxy = await startCountingProxy();
    const server = await startBuiltServer({ DATA_DIR: folder, PUBLIC_ORIGIN: proxy.origin });
    const browser = await launchChromium();
    let files: StaticPages | null = null;
    try {
      await answersAfter(server, '/');
      proxy.leadTo(server.origin);
      const home = `${proxy.origin}/`;
      const html = await (await fetch(home, { headers: { 'user-agent': PHONE.userAgent } })).text();
      files = await serveStatic(html, 'dist/client');
      const used = {
        with: await bytesOfUse(browser, proxy, 'allow'),
        without: await bytesOfUse(browser, proxy, 'block'),
      };
      const known = await phoneThatKnows(browser, home, 'allow');
      const knownFile = await phoneThatKnows(browser, files.inlined, 'block');
      const seen: Round[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const paints: { readonly again: number; readonly fileAgain: number }[] = [];
        for (let time = 0; time < VISITS_A_ROUND; time += 1)
          paints.push({
            again: await paintedAgain(known, home),
            fileAgain: await paintedAgain(knownFile, files.inlined),
          });
        const again = median(paints.map((one) => one.again));
        const fileAgain = median(paints.map((one) => one.fileAgain));
        const first = await visit(browser, home, { serviceWorkers: 'allow' });
        const firstWithout = await visit(browser, home, { serviceWorkers: 'block' });
        if (round >= 0) seen.push({ again, fileAgain, first, firstWithout });
      }
      const figure = (name: string, unit: Figure['unit'], pick: (round: Round) => number, of?: Figure['goal']) =>
        figureOf(name, unit, seen.map(pick), of ?? null);
      const paintOf = ({ again, fileAgain }: Round) => again / fileAgain;
      const firstPaintOf = ({ first, firstWithout }: Round) => first.largestPaint / firstWithout.largestPaint;
      return {
        load: `guest, 412 × 823, CPU ×4; the second visit on the machine’s own network, the first on 562.5 ms and 1,474 kbit/s; ${rounds} rounds`,
        figures: [
          figure('second visit, largest paint against one static file', '×', paintOf, { atMost: MAX_OF_STATIC_FILE }),
          figure('second visit, largest paint', 'ms', ({ again }) => again),
          figure('second visit of one static file, largest paint', 'ms', ({ fileAgain }) => fileAgain),
          figure('first visit, largest paint against that without a service worker', '×', firstPaintOf, {
            atMost: MAX_OF_NO_WORKER,
          }),
          figure('first visit, total blocking time', 'ms', ({ first }) => first.tasks.blocking),
          figure(
            'first visit without a service worker, total blocking time',
            'ms',
            (of) => of.firstWithout.tasks.blocking,
          ),
          figure('first visit, transferred', 'kB', ({ first }) => first.transferred / 1000),
          figure('first visit without a service worker, transferred', 'kB', (of) => of.firstWithout.transferred / 1000),
          { name: 'first visit that is used, with what the service worker keeps', unit: 'kB', value: used.with / 1000 },
          { name: 'first visit that is used, without a service worker', unit: 'kB', value: used.without / 1000 },
        ],
      };
    } finally {
      await browser.close();
      files?.stop();
      proxy.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function bytesOfUse(
  browser: Browser,
  proxy: CountingProxy,
  serviceWorkers: ServiceWorkerChoice,
): Promise<number> {
  const phone = await newPhone(browser, serviceWorkers);
  try {
    proxy.takeBytes();
    await visitAndUse(phone, `${proxy.origin}/`, serviceWorkers);
    return proxy.takeBytes();
  } finally {
    await phone.close();
  }
}

async function phoneThatKnows(
  browser: Browser,
  url: string,
  serviceWorkers: ServiceWorkerChoice,
): Promise<BrowserContext> {
  const phone = await newPhone(browser, serviceWorkers);
  await visitAndUse(phone, url, serviceWorkers);
  return phone;
}

async function paintedAgain(phone: BrowserContext, url: string): Promise<number> {
  const page = await phone.newPage();
  await page.addInitScript({ content: WATCH_SCRIPT });
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await pause(PAINTED_MS);
  const { largestPaint } = await page.evaluate<WatchedVisit>(REPORT_SCRIPT);
  await page.close();
  return largestPaint;
}
