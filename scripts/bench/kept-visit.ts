import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { PHONE } from './page-visit';

export type ServiceWorkerChoice = 'allow' | 'block';

const KEPT_MS = 6_000;

export function newPhone(browser: Browser, serviceWorkers: ServiceWorkerChoice): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, locale: 'en-IN', timezoneId: 'Asia/Kolkata', serviceWorkers });
}

/** Uses a page until the device has cached it. Throws if service workers are allowed but none controls the page. */
export async function visitAndUse(
  phone: BrowserContext,
  url: string,
  serviceWorkers: ServiceWorkerChoice,
): Promise<void> {
  const page = await phone.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 400);
  if (serviceWorkers === 'allow') await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await pause(KEPT_MS);
  await page.close();
}
