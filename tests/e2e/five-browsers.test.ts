import type { Page } from '@playwright/test';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { aWriter } from './harness/api-writer';
import { asModerator } from './harness/moderators';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const ROUND = { timeout: 150_000, intervals: [2_000] };
const ANSWER = 'My slips of March and April are dated the 9th; I have both.';

async function followWhenThere(page: Page, address: string, name: RegExp): Promise<void> {
  const link = page.getByRole('link', { name }).first();
  await expect(async () => {
    await page.goto(address);
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass(ROUND);
  await link.click();
}

test('@long an author, a reporter, a company and two moderators in five browsers see one case to its end', async ({
  page: company,
  newWindow,
  product,
  complaints,
}) => {
  // The case that is in other hands.
  complaints.allow(/status of 409/);
  const postId = await (await aWriter(product, demoPerson('Asha'))).post('Salaries come nine days late');
  const address = `/p/${postId}`;
  const [author, reporter, dev, farhan] = await Promise.all([newWindow(), newWindow(), newWindow(), newWindow()]);
  await signedIn(author, product.origin, demoPerson('Asha'));
  await signedIn(reporter, product.origin, demoPerson('Zoya'));
  await asModerator(dev, product.origin, 'Dev');
  await asModerator(farhan, product.origin, 'Farhan');

  await reporter.goto(address);
  await reporter.getByRole('article').first().getByRole('button', { name: /^More/ }).click();
  await reporter.getByRole('menuitem', { name: 'Report' }).click();
  const report = reporter.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('radio', { name: 'It is false and harms someone' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Thank you. A moderator will review it.')).toBeVisible();

  await company.goto(`/legal/complaint?about=${encodeURIComponent(address)}`);
  await company.getByRole('radio', { name: /^It is untrue/ }).check();
  await company.getByLabel('What is wrong, and which').fill('We paid every salary of March on the 31st.');
  await company.getByLabel('Your email address').fill('legal@company.example');
  await company.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(company.getByText(/Your complaint has the number CM-/)).toBeVisible();
  await company.getByRole('link', { name: 'The page of your complaint' }).click();
  await expect(company.getByText('Not decided yet')).toBeVisible();
  const answerPage = company.url();

  await dev.goto('/moderation');
  const caseOf = (moderator: Page) =>
    moderator.getByRole('main').getByRole('button', { name: /^Post, Bengaluru Tech .*Untrue/ });
  await caseOf(dev).click();
  await expect(dev.getByText('We paid every salary of March on the 31st.')).toBeVisible();
  await expect(dev.getByText(/^A complaint says that this is not true. Its author may answer until/)).toBeVisible();
  await farhan.goto('/moderation');
  await expect(caseOf(farhan)).toContainText('claimed by another moderator');
  await dev.getByRole('button', { name: 'Return to the queue' }).click();

  await followWhenThere(author, '/user/posts', /^Answer the complaint until/);
  await expect(author.getByText(/We do not say whose, and do not pass on its words/)).toBeVisible();
  await expect(author.getByText('We paid every salary')).toHaveCount(0);
  await author.getByRole('textbox', { name: 'How do you know that it is true?' }).fill(ANSWER);
  await author.getByRole('button', { name: 'Send the answer' }).click();
  await expect(author.getByText(/^You answered on/)).toBeVisible();
  await expectAccessible(author);

  await caseOf(farhan).click();
  await expect(farhan.getByText(ANSWER)).toBeVisible();
  await expect(farhan.getByText('We paid every salary of March on the 31st.')).toBeVisible();
  await expectAccessible(farhan);
  await farhan.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(farhan.getByText(/^Kept?: /)).toBeVisible();
  await expect(caseOf(dev)).toHaveCount(0);

  product.pass(DECISION_UNDO_MS);
  await expect(async () => {
    await company.goto(answerPage);
    await expect(company.getByText(/^Answered on/)).toBeVisible({ timeout: 3_000 });
  }).toPass(ROUND);
  await expect(company.getByText(ANSWER)).toHaveCount(0);
  await expectAccessible(company);
  await reporter.goto(address);
  await expect(reporter.getByRole('heading', { name: 'Salaries come nine days late' })).toBeVisible();
  await expect(author.getByText('You don’t need to do anything else.')).toBeVisible();
  await author.goto('/user/posts');
  const kept = author.getByRole('listitem').filter({ hasText: 'Post, Bengaluru Tech: kept' });
  await kept.getByRole('link', { name: 'Read the statement' }).click();
  await expect(author.getByText(/^A reader’s report\. We do not say whose\. A person decided/)).toBeVisible();
  await expectAccessible(author);
});
