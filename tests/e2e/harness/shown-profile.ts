import type { Page } from '@playwright/test';
import { expect } from './test';

export async function untilProfileShows(page: Page): Promise<void> {
  const shown = page.getByRole('paragraph').filter({ hasText: /^You (comment|post) as ?[^…\s]/ });
  await expect(shown.first()).toBeVisible();
}
