import type { Page } from '@playwright/test';
import type { LoginContext } from '@/core/account/session/login-contexts';
import { LOGIN_CONTEXTS, loginContextTexts } from '@/core/account/session/login-contexts';
import { askButton } from './harness/ask-button';
import { goOnTo, pick } from './harness/contribution-form';
import { expect, test } from './harness/test';

const company = 'company=rathayana-motors';

async function send(page: Page, button: string): Promise<void> {
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: button }).click();
}

const ACTS: Readonly<Record<LoginContext, (page: Page) => Promise<void>>> = {
  interview: async (page) => {
    await page.goto(`/contribute/interview-story?${company}`);
    await pick(page, page.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
    await goOnTo(page, 'rounds');
    await page.getByRole('combobox', { name: 'Month of the interview, month' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Month of the interview, year' }).selectOption({ index: 1 });
    await page.getByLabel('Type of round').fill('Case');
    await page.getByLabel('What was asked').fill('How many wheels leave the plant in a day?');
    await goOnTo(page, 'course');
    await page.getByRole('radio', { name: 'Hard', exact: true }).check();
    await page.getByRole('radio', { name: 'Offer', exact: true }).check();
    await send(page, 'Send my interview');
  },
  salary: async (page) => {
    await page.goto(`/contribute/salary-v3?${company}`);
    await pick(page, page.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
    await pick(page, page.getByRole('combobox', { name: 'City' }), 'Bengaluru');
    await goOnTo(page, 'pay');
    await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
    await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
    await send(page, 'Send my salary');
  },
  review: async (page) => {
    await page.goto(`/contribute/company-review-v3?${company}`);
    await page.getByRole('radio', { name: 'Yes, I work there' }).check();
    await goOnTo(page, 'ratings');
    await page.getByRole('group', { name: 'Overall rating' }).getByRole('radio').nth(3).check();
    await goOnTo(page, 'words');
    await page.getByLabel('What do you like?').fill('Shifts are planned a month ahead and nobody calls on Sundays.');
    await page.getByLabel('What do you not like?').fill('The canteen closes at two and the cabs come late.');
    await send(page, 'Publish the review');
  },
  benefits: async (page) => {
    await page.goto(`/contribute/company-benefits?${company}`);
    await page.getByRole('radio', { name: 'No, I left' }).check();
    await goOnTo(page, 'benefits');
    await page.getByRole('checkbox', { name: 'Gratuity' }).check();
    await send(page, 'Send the benefits');
  },
  tenure: async (page) => {
    await page.goto(`/contribute/tenure?${company}`);
    await page.getByRole('combobox', { name: 'Joining quarter' }).selectOption('2023-Q2');
    await page.getByRole('group', { name: 'How it ended' }).getByText('Still there', { exact: true }).click();
    await goOnTo(page, 'joining');
    await goOnTo(page, 'leaving');
    await send(page, 'Send my answers');
  },
  question: async (page) => {
    await page.goto('/');
    await askButton(page).click();
  },
  answer: async (page) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('button', { name: 'Write a comment' }).click();
  },
  rewards: async (page) => {
    await page.goto('/rewards');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  },
  photos: async (page) => {
    await page.goto(`/features?showPhotosModal=true&${company}`);
    await goOnTo(page, 'photos');
    await page.getByRole('button', { name: 'Choose photos' }).click();
  },
  jobAlert: async (page) => {
    await page.goto('/jobs?location=pune');
    await page.getByLabel('Job title, or several').fill('engineer');
    await page.getByRole('button', { name: 'Create alert' }).click();
  },
  feed: async (page) => {
    await page.goto('/communities');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Follow / })
      .first()
      .click();
  },
};

for (const context of LOGIN_CONTEXTS) {
  test(`[LG-CONTEXTS] the act of the context ${context} opens the login window in its words`, async ({ page }) => {
    const { title, subTitle } = loginContextTexts[context];
    await ACTS[context](page);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(subTitle);
  });
}
