import type { Page } from '@playwright/test';

/** A page has fewer stops than this, the frame of the one-tap prompt included. */
const MAX_STOPS = 90;

/** Presses Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab does not reach ${name}; the focus is on "${await focusedName(page)}".`);
}

/** Goes to something by Tab and presses Enter. */
export async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** The name of what has the focus, as its label, its description for screen readers or its text gives it. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element !== null && 'labels' in element ? element.labels : null;
    const label = labels instanceof NodeList ? labels[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}
