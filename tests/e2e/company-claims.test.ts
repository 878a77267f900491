import type { Page } from '@playwright/test';
import { addedDomainRefusals } from '@/core/research/job-check/added-domain.rules';
import { messages as domains } from '@/views/research/employer/domain-messages';
import { messages } from '@/views/research/employer/messages';
import { messages as answers } from '@/views/research/employer-answers/messages';
import { asModerator } from './harness/moderators';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { SCREENS } from './harness/screens';
import { expect, expectAccessible, test } from './harness/test';

const overview = '/overview/silikara-semiconductors-overview';

async function prove(page: Page, host = '', value = ''): Promise<void> {
  const registrar = await page.context().newPage();
  await registrar.goto(`/emulator/dns?host=${host}`);
  await registrar.getByLabel(/TXT records/).fill(value);
  await registrar.getByRole('button', { name: 'Save the records' }).click();
  await expect(registrar.getByLabel(/TXT records/)).toHaveValue(value);
  await registrar.close();
  await page.getByRole('button', { name: messages.check }).click();
  await expect(page.getByRole('button', { name: messages.renew })).toBeVisible();
}

test('a company is claimed by a record of its domain, shown as claimed, and given up', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 4(09|22)/);
  await page.goto(overview);
  await page.getByRole('link', { name: 'Claim the page' }).click();
  await expect(page).toHaveURL('/companies/claim?company=silikara-semiconductors');
  await expect(page.getByRole('heading', { level: 2, name: messages.gate })).toBeVisible();
  await expectAccessible(page);

  await signedIn(page, product.origin, aNewAccount());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Silikara Semiconductors' })).toBeVisible();
  await page.getByRole('radio', { name: messages.ways.DNS.title }).focus();
  await page.getByRole('button', { name: messages.start }).focus();
  await page.keyboard.press('Enter');
  const record = page.locator('.claim-record dd');
  await expect(record).toHaveCount(2);
  const [host, value] = await record.allTextContents();
  await page.getByRole('button', { name: messages.check }).click();
  await expect(page.getByRole('alert').getByText('The record isn’t there yet.')).toBeVisible();
  for (const [width, colorScheme] of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await prove(page, host, value);

  await page.goto('/employer/silikara-semiconductors');
  await expect(page.getByText(/^Somebody proved control of /)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/companies/claim');
  await page.getByRole('button', { name: messages.end }).click();
  await expect(page.getByText(messages.none)).toBeVisible();
  await page.goto('/employer/silikara-semiconductors');
  await expect(page.getByText(messages.unclaimed)).toBeVisible();
});

test('an account that has contributed is told why it cannot claim', async ({ page, product, complaints }) => {
  complaints.allow(/status of 409/);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/companies/claim?company=silikara-semiconductors');
  await page.getByRole('button', { name: messages.start }).click();
  await expect(page.getByRole('alert').getByText('This account has contributed')).toBeVisible();
});

test('a company answers a review; readers see it folded below, report it, and a moderator takes it off', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  complaints.allow(/status of 4(04|09|22)/);
  const company = 'Kolamba Retail';
  const reviews = `${product.origin}/reviews/kolamba-retail-reviews`;
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/companies/claim?company=kolamba-retail');
  await page.getByRole('radio', { name: messages.ways.DNS.title }).check();
  await page.getByRole('button', { name: messages.start }).click();
  await expect(page.locator('.claim-record dd')).toHaveCount(2);
  const [host, value] = await page.locator('.claim-record dd').allTextContents();
  await prove(page, host, value);

  await page.goto(reviews);
  const review = page
    .getByRole('article')
    .filter({ hasNot: page.getByText(answers.from(company)) })
    .first();
  const title = await review.getByRole('heading').first().textContent();
  await review.getByRole('button', { name: answers.answer(company) }).click();
  const field = page.getByRole('textbox', { name: answers.field });
  await field.fill('We know who you are. Call me on 98765 43210.');
  await page.getByRole('button', { name: answers.send, exact: true }).click();
  await expect(page.getByText(/^Don’t guess who wrote it.*“We know who you”/)).toBeVisible();
  await expect(field).toHaveValue('We know who you are. Call me on 98765 43210.');
  const text = 'Since March each store has two managers, so that nobody works all Sundays.';
  await field.fill(text);
  await page.getByRole('button', { name: answers.send, exact: true }).click();
  await expect(page.getByRole('button', { name: answers.edit }).first()).toBeVisible();

  const reader = await newWindow();
  await signedIn(reader, product.origin, demoPerson('Asha'));
  await reader.goto(reviews);
  const answered = reader
    .getByRole('article')
    .filter({ hasText: title ?? '' })
    .first();
  await expect(answered.getByText(text)).toBeHidden();
  await answered.getByText(answers.from(company)).click();
  await expect(answered.getByText(text)).toBeVisible();
  for (const [width, colorScheme] of SCREENS) {
    await reader.setViewportSize({ width, height: 800 });
    await reader.emulateMedia({ colorScheme });
    await answered.getByText(text).scrollIntoViewIfNeeded();
    await expectAccessible(reader);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await answered
    .locator('details')
    .getByRole('button', { name: /^Report/ })
    .click();
  const report = reader.getByRole('dialog', { name: /^Report/ });
  await report.getByRole('radio').first().check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you. A moderator will review it.')).toBeVisible();
  await answered.getByRole('link', { name: answers.open }).click();
  await expect(reader.getByRole('heading', { level: 1, name: answers.from(company) })).toBeVisible();
  await expectAccessible(reader);
  const address = reader.url();

  const moderator = await newWindow();
  await asModerator(moderator, product.origin, 'Dev');
  await moderator.goto('/moderation');
  await moderator
    .getByRole('main')
    .getByRole('button', { name: /Answer/ })
    .first()
    .click();
  await expect(moderator.getByText(text).first()).toBeVisible();
  await moderator
    .getByRole('radio', { name: /^\d+\. / })
    .first()
    .check();
  await moderator.getByRole('button', { name: 'Remove' }).click();
  await expect(moderator.getByText(/^Removed: /)).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText(answers.gone)).toBeVisible();
  await reader.goto(reviews);
  await expect(
    reader
      .getByRole('article')
      .filter({ hasText: title ?? '' })
      .first()
      .getByText(text),
  ).toHaveCount(0);
});

test('a moderator adds a domain, sees why one does not fit, and removes it', async ({ page, product, complaints }) => {
  complaints.allow(/status of 4(09|22)/);
  await page.goto('/employer/kolamba-retail');
  await expect(page.getByRole('heading', { level: 2, name: domains.title })).toBeVisible();
  await expect(page.getByLabel(domains.domain)).toHaveCount(0);
  await expectAccessible(page);

  await asModerator(page, product.origin, 'Farhan');
  await page.reload();
  const field = page.getByLabel(domains.domain);
  const removal = (domain: string) => page.getByRole('button', { name: domains.remove(domain) });
  const add = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await add('');
  await expect(page.getByText(addedDomainRefusals.missing)).toBeVisible();
  await add('hr@gmail.com');
  await expect(page.getByText(addedDomainRefusals.unfitting)).toBeVisible();
  await add('vaayuna.example');
  await expect(page.getByText(/ has this domain too/)).toBeVisible();
  for (const [width, colorScheme] of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByLabel(domains.shared).check();
  await page.getByRole('button', { name: domains.add }).click();
  await expect(removal('vaayuna.example')).toBeVisible();
  await expect(field).toHaveValue('');
  await add('Kolamba-Stores.example');
  await expect(removal('kolamba-stores.example')).toBeVisible();

  await removal('vaayuna.example').click();
  await expect(page.getByRole('alert').getByText(domains.sure('vaayuna.example', 'Kolamba Retail'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: domains.no }).click();
  for (const domain of ['vaayuna.example', 'kolamba-stores.example']) {
    await removal(domain).click();
    await page.getByRole('button', { name: domains.yes }).click();
    await expect(page.getByText(domain, { exact: false })).toHaveCount(0);
  }
});
