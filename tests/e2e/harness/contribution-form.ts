import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Types into a box with suggestions and picks the first with this name, by the keyboard alone. */
export async function pick(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(new RegExp(`^${text}`));
  await box.press('Enter');
  await expect(box).toHaveValue(text);
}

/** Goes on to the next step of a form about a company; `step` is its name in addresses. */
export async function goOnTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}(&|$)`));
}

/** What others will see, on the last step of a form. */
export const preview = (page: Page) => page.getByRole('region', { name: /^This is what (others see|you send)$/ });
