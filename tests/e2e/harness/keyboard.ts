import type { Page } from '@playwright/test';

/** More stops than any page has, including the one-tap frame. */
const MAX_STOPS = 90;

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab does not reach ${name}; the focus is on "${await focusedName(page)}".`);
}

export async function enterOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element !== null && 'labels' in element ? element.labels : null;
    const label = labels instanceof NodeList ? labels[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}
