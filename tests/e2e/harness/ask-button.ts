import type { Page } from '@playwright/test';

export const askButton = (page: Page) =>
  page.getByRole('button', { name: /^(Ask or share something|Draft kept · Continue)$/ });
