import type { Page } from '@playwright/test';

/** The line above the feed that opens the composer, with a draft or without. */
export const askButton = (page: Page) =>
  page.getByRole('button', { name: /^(Ask or share something|Draft kept · Continue)$/ });
