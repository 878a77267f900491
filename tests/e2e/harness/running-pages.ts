import type { BrowserContext, Page } from '@playwright/test';
import { ROOT_ELEMENT_ID } from '@/app/document-html';

/** The document once the app handles input, or a foreign one. */
const RUNNING = `html[data-entries], html:not(:has(#${ROOT_ELEMENT_ID}))`;

/**
 * `goto` and `reload` return once the app runs, so that slow machines see the same page. An explicit `waitUntil`
 * overrides it; early-clicks.test.ts tests the time before.
 */
export function awaitRunningPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil === undefined) await untilRunning(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await untilRunning(page);
      return answer;
    };
  });
}

async function untilRunning(page: Page): Promise<void> {
  await page.locator(RUNNING).waitFor({ state: 'attached' });
}
