import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

interface Question {
  readonly asked: string;
  readonly address: string;
  /** Expects the answer on the screen: a figure and what it counts. */
  readonly answered: (page: Page) => Promise<void>;
}

/** Questions of a job seeker about a company, in the order of one evening. */
const QUESTIONS: readonly Question[] = [
  {
    asked: 'Is it the right company?',
    address: '/search?q=vayuna%20teknologies',
    answered: async (page) => {
      const hit = page
        .getByRole('main')
        .getByRole('link', { name: /Vaayuna Technologies/ })
        .first();
      await expect(hit).toHaveAttribute('href', /vaayuna-technologies/);
    },
  },
  {
    asked: 'What does a tester in Pune get, if five people have not told it?',
    address: '/salaries/vaayuna-technologies-salaries?designation=qa-engineer&location=pune',
    answered: async (page) => {
      const near = page.getByRole('region', { name: 'The closest figures' });
      await expect(near.getByText(/^₹.+ median, (about )?[\d,]+ salaries$/).first()).toBeVisible();
      await expect(near.getByText(/^Without the (company|city|role|years of experience).*\.$/).first()).toBeVisible();
    },
  },
  {
    asked: 'What do freshers earn there?',
    address: '/salaries/vaayuna-technologies-salaries?experience=0-1',
    answered: async (page) => {
      await expect(page.getByRole('main')).toContainText(/₹[\d.]+/);
      await expect(page.getByText(/^(about )?\d[\d,]* salaries$/).first()).toBeVisible();
    },
  },
  {
    asked: 'Is ₹8.5 lakh fair?',
    address: '/profile/qa-engineer-salary',
    answered: async (page) => {
      await page.getByLabel('Your CTC a year').fill('8.5');
      await expect(
        page.getByText(/^You earn more than about \d+% here\. The median is ₹[\d.]+ L (above|below) you\.$/),
      ).toBeVisible();
      await expect(page.getByText(/^(about )?\d[\d,]* salaries$/).first()).toBeVisible();
    },
  },
  {
    asked: 'What will they ask me?',
    address: '/interviews/vaayuna-technologies-interview-questions/qa-engineer/top-questions',
    answered: async (page) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').getByRole('link', { name: /\?$/ }).first()).toBeVisible();
      await expect(main).not.toContainText('Nobody has reported a question');
    },
  },
];

for (const { asked, address, answered } of QUESTIONS) {
  test(`an evening’s question is answered: ${asked}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await answered(page);
  });
}
