import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { PHONE } from './page-visit';

/** True if a browser takes the service worker. */
export type TakesWorker = 'allow' | 'block';

/** Until a page that was used has fetched what is kept on the device. */
const KEPT_MS = 6_000;

export function newPhone(browser: Browser, serviceWorkers: TakesWorker): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers });
}

/** Opens a page, uses it and stays until the device keeps it. Throws if a service worker is allowed and answers for no page. */
export async function seeAndUse(phone: BrowserContext, url: string, serviceWorkers: TakesWorker): Promise<void> {
  const page = await phone.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 400);
  if (serviceWorkers === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await pause(KEPT_MS);
  await page.close();
}
