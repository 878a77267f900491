import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { provideChromium } from '../lib/chromium.mjs';

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

export async function launchChromium(): Promise<Browser> {
  await provideChromium();
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) });
}
