import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until the form says under which profile what is written appears: before that the product sends nothing, and says why. */
export async function untilProfileShows(page: Page): Promise<void> {
  const shown = page.getByRole('paragraph').filter({ hasText: /^You (comment|post) as ?[^…\s]/ });
  await expect(shown.first()).toBeVisible();
}
