import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { PageTasks } from './page-tasks';
import { traceTasks } from './page-tasks';

export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly requests: number;
  readonly sent: number;
  readonly calls: number;
  readonly tasks: PageTasks;
  readonly layoutShift: number;
  readonly transferred: number;
}

export type WatchedVisit = Omit<Visit, 'transferred' | 'tasks' | 'sent' | 'calls'>;

const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};
export const CPU_SLOWDOWN = 4;
const QUIET_MS = 3_000;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

/**
 * A script that runs in the page before all others. It is a string, because compiled functions need helpers that the
 * page lacks.
 */
export const WATCH_SCRIPT = `
  window.benchSeen = { largestPaint: 0, layoutShift: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { benchSeen.largestPaint = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) benchSeen.layoutShift += entry.value; });
`;

export const REPORT_SCRIPT = `(() => {
  const { largestPaint, layoutShift } = benchSeen;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largestPaint);
  return {
    firstPaint,
    largestPaint,
    layoutShift,
    requests: early.length + 1,
  };
})()`;

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...options });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let transferred = 0;
    let sent = 0;
    let calls = 0;
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http')) sent += 1;
      if (request.url.includes('/api/')) calls += 1;
    });
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ content: WATCH_SCRIPT });
    // Reads the figures before the trace is transferred. The transfer takes seconds, in which the page loads more.
    let seen: Omit<Visit, 'tasks'> | undefined;
    const tasks = await traceTasks(await browser.newBrowserCDPSession(), async () => {
      await page.goto(url, { waitUntil: 'load' });
      await pause(QUIET_MS);
      const network = { transferred, sent, calls };
      seen = { ...(await page.evaluate<WatchedVisit>(REPORT_SCRIPT)), ...network };
    });
    if (seen === undefined) throw new Error('The page was not seen.');
    return { ...seen, tasks };
  } finally {
    await context.close();
  }
}

export async function slowPhonePage(
  browser: Browser,
  { script, isSlow }: { readonly script: string; readonly isSlow: boolean },
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  if (!isSlow) return page;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
