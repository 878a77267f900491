import type { BrowserContext, Page } from '@playwright/test';
import { ROOT_ELEMENT_ID } from '@/app/document-html';

/** The document of the app once its code has taken over what is pressed and filled in, or a document that is not the app's. */
const RUNNING = `html[data-entries], html:not(:has(#${ROOT_ELEMENT_ID}))`;

/**
 * Lets `goto` and `reload` of a context's pages return when the app's code runs: before that a link loads a document and a slider has the browser's own steps, so that a
 * test on a slow machine would meet another page than on a fast one. A `goto` that names what it waits for waits for that alone; early-clicks.test.ts is of the
 * time before.
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
