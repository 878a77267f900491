import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

interface Question {
  readonly asked: string;
  readonly address: string;
  readonly answered: (page: Page) => Promise<void>;
}

/** A job seeker's questions, in order. */
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
    asked: 'Is it good?',
    address: '/overview/vaayuna-technologies-overview',
    answered: async (page) => {
      const good = page.getByRole('region', { name: 'In short' });
      await expect(good.getByRole('heading', { name: 'Is it good?' })).toBeInViewport();
      await expect(good.getByText(/^Likely between \d\.\d and \d\.\d$/)).toBeInViewport();
      await expect(good.getByText(/^\d+ reviews, newest/)).toBeVisible();
    },
  },
  {
    asked: 'What is bad about it?',
    address: '/search?q=what%20is%20bad%20about%20vaayuna',
    answered: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Vaayuna Technologies/ })
        .first()
        .click();
      await expect(page).toHaveURL('/reviews/vaayuna-technologies-reviews');
      const topics = page.getByRole('region', { name: 'What people write about most' });
      await expect(topics.getByRole('heading', { name: 'What people dislike' })).toBeVisible();
      await expect(topics.locator('a[href*="disliked="]').first()).toContainText(/\d+/);
    },
  },
  {
    asked: 'What does a tester in Pune with four years get, if five people have not told it?',
    address: '/salaries/vaayuna-technologies-salaries?designation=qa-engineer&location=pune&experience=4-6',
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
    asked: 'Does this phone, which others use, keep what I typed?',
    address: '/profile/qa-engineer-salary',
    answered: async (page) => {
      await page.getByLabel('Your CTC a year').fill('8.5');
      await expect(page.getByText('Kept until you close this tab. It is never sent.')).toBeVisible();
      const next = await page.context().newPage();
      await next.goto('/profile/qa-engineer-salary');
      await expect(next.getByText('Kept until you close this tab. It is never sent.')).toBeVisible();
      await expect(next.getByLabel('Your CTC a year')).toHaveValue('');
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
  {
    asked: 'How do two offers compare?',
    address: '/compare?companies=vaayuna-technologies,mudrakosh&designation=software-engineer',
    answered: async (page) => {
      await expect(page.getByText(/^Vaayuna is ahead of Mudrakosh in .+ ratings\.$/)).toBeVisible();
      const table = page.getByRole('table', { name: 'Companies side by side' });
      await expect(table.getByText('Median a year, Software Engineer')).toBeVisible();
      for (const row of [
        /^Parts of pay/,
        /end in an offer/,
        /^Difficulty/,
        /^Days from/,
        /^Benefits reported/,
        /^Reports of work from home/,
      ]) {
        const cells = table.getByRole('row', { name: row }).getByRole('cell');
        await expect(cells).toHaveCount(2);
        await expect(cells.first()).toContainText(/\d people/);
        await expect(cells.last()).toContainText(/\d people|It takes five/);
      }
    },
  },
  {
    asked: 'Who learns who I am when I write?',
    address: '/search?q=who%20sees%20my%20name',
    answered: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'How anonymity works' }).click();
      const notSeen = page.getByRole('region', { name: 'What no other user sees' });
      await expect(notSeen.getByText('Your name, your photo and your email addresses.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'What your employer can learn' })).toBeVisible();
    },
  },
  {
    asked: 'What is this site, and does it ask for my name?',
    address: '/',
    answered: async (page) => {
      await expect(page.getByRole('heading', { name: 'Straight talk about work in India' })).toBeInViewport();
      await expect(page.getByText(/Write under a pseudonym\./)).toBeInViewport();
      await expect(page.getByRole('main').getByRole('link', { name: 'How anonymity works' }).first()).toBeInViewport();
    },
  },
  {
    asked: 'Which jobs for freshers are there near Lucknow?',
    address: '/search?q=fresher%20jobs%20near%20lucknow',
    answered: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Jobs for freshers in Lucknow' }).click();
      await expect(page).toHaveURL('/jobs?location=lucknow&experience=fresher');
      await expect(page.getByText(/^\d+ jobs$/)).toBeVisible();
      await expect(page.getByText(/Lucknow, (in office|partly from home|from home)/).first()).toBeVisible();
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
