import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '@/views/research/contribute/messages';
import { goOnTo, pick } from './harness/contribution-form';
import { aNewAccount, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const company = 'company=rathayana-motors';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
}

async function send(page: Page, button: string, kind: keyof typeof messages.answers): Promise<void> {
  await goOnTo(page, 'check');
  await expect(page.getByText(messages.answers[kind])).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(`/contribute/next-step?k=${kind}&${company}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
}

test('[PD-CONTRIBUTE] a user contributes a review, a salary, an interview, photos and benefits, and each is stored', {
  tag: '@long',
}, async ({ page, product }) => {
  await signedIn(page, product.origin, aNewAccount());

  await open(page, `/contribute/company-review-v3?${company}`);
  await page.getByRole('radio', { name: 'Yes, I work there' }).check();
  await goOnTo(page, 'ratings');
  await page.getByRole('group', { name: 'Overall rating' }).getByRole('radio').nth(3).check();
  await goOnTo(page, 'words');
  await page.getByLabel('What do you like?').fill('Shifts are planned a month ahead and nobody calls on Sundays.');
  await page.getByLabel('What do you not like?').fill('The canteen closes at two and the cabs come late.');
  await send(page, 'Publish the review', 'review');

  await open(page, `/contribute/salary-v3?${company}`);
  await pick(page, page.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
  await pick(page, page.getByRole('combobox', { name: 'City' }), 'Bengaluru');
  await goOnTo(page, 'pay');
  await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
  await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
  await send(page, 'Send my salary', 'salary');

  await open(page, `/contribute/interview-story?${company}`);
  await pick(page, page.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
  await goOnTo(page, 'rounds');
  await page.getByRole('combobox', { name: 'Month of the interview, month' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Month of the interview, year' }).selectOption({ index: 1 });
  await page.getByLabel('Type of round').fill('Case');
  await page.getByLabel('What was asked').fill(`How many wheels leave the plant in ${process.pid} days?`);
  await goOnTo(page, 'course');
  await page.getByRole('radio', { name: 'Hard', exact: true }).check();
  await page.getByRole('radio', { name: 'Offer', exact: true }).check();
  await send(page, 'Send my interview', 'interview');

  await open(page, `/features?showPhotosModal=true&${company}`);
  await goOnTo(page, 'photos');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aac4b0' } })
    .jpeg()
    .toBuffer();
  const files = page.getByLabel('Choose photos').and(page.locator('input'));
  await files.setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('listitem').filter({ hasText: 'gate.jpg' })).toContainText('ready');
  await send(page, 'Add the photos', 'photo');

  await open(page, `/contribute/company-benefits?${company}`);
  await page.getByRole('radio', { name: 'No, I left' }).check();
  await goOnTo(page, 'benefits');
  await page.getByRole('checkbox', { name: 'Gratuity' }).check();
  await send(page, 'Send the benefits', 'benefits');

  await page.goto('/rewards');
  for (const earned of [/^Reviews 1 20$/, /^Salaries 1 10$/, /^Interviews 1 20$/, /^Photos 1 5$/, /^Benefits 1 10$/]) {
    await expect(page.getByRole('row', { name: earned })).toBeVisible();
  }
});
