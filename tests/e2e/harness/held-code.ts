import type { Page } from '@playwright/test';

/** Blocks matching scripts until the returned function is called. */
export async function holdCode(page: Page, scripts = /\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
