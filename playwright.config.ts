import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

/** Tests of walks that seldom break, and files of drills, have this tag: npm run test:long. */
const LONG = /@long/;
const isLong = process.env.TEST_LONG === 'on';

/** What this run reports to: each share of a whole run has a name of its own. */
const REPORT = `./${isLong ? 'test-results-long' : 'test-results'}/${process.env.BROWSER_REPORT ?? 'browser'}`;

// Playwright's own browser is left where none is installed.
const executablePath = findChromium(process.env);

/** Debian's Chromium otherwise keeps asking for hosts that a closed network refuses. */
const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser tests against the built product; each worker starts a server of its own (tests/e2e), so there is none here. */
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: REPORT,
  ...(isLong ? { grep: LONG } : { grepInvert: LONG }),
  fullyParallel: false,
  workers: 2,
  // What does not pass at the first try is listed at the end of npm test.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Ceilings for what hangs, far above what a slow machine needs that does much else: what does come ends the wait at once. A test has no limit of its own.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${REPORT}.json` }]],
  use: {
    actionTimeout: 60_000,
    // What a service worker answers, no test could answer in its place; tests of the service worker allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording costs a third of a test's time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: QUIET, ...(executablePath !== null && { executablePath }) },
  },
});
