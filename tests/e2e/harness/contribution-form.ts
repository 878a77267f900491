import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export async function pick(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(new RegExp(`^${text}`));
  await box.press('Enter');
  await expect(box).toHaveValue(text);
}

export async function goOnTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}(&|$)`));
}

export const preview = (page: Page) => page.getByRole('region', { name: /^This is what (others see|you send)$/ });
