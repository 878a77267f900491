import type { Page } from '@playwright/test';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { aWriter } from './harness/api-writer';
import { asModerator } from './harness/moderators';
import { demoPerson, signedIn } from './harness/people';
import type { Product } from './harness/product';
import { expect, expectAccessible, test } from './harness/test';

const SETTLING = { timeout: 150_000, intervals: [2_000] };

/** Farhan's employer in the demo data. */
const EMPLOYER = 'Hisaabara Associates';

async function complain(page: Page, address: string): Promise<void> {
  await page.goto(`/legal/complaint?about=${encodeURIComponent(address)}`);
  await page.getByRole('radio', { name: /^It endangers a child/ }).check();
  await page.getByLabel('What is wrong, and which').fill('It tells children how to skip the safety course.');
  await page.getByLabel('Your email address').fill('parent@mail.example');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText(/Your complaint has the number/)).toBeVisible();
}

async function atQueue(page: Page, product: Product, who: 'Dev' | 'Farhan'): Promise<Page> {
  await asModerator(page, product.origin, who);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 2, name: /cases to decide$/ })).toBeVisible();
  return page;
}

const dangerOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /Danger/ });

test('two moderators have one case one after the other, and the author’s appeal is the other one’s', {
  tag: '@long',
}, async ({ page, newWindow, product, complaints }) => {
  // Expected: a case in other hands, and a removed post.
  complaints.allow(/status of (?:409|410)/);
  const asha = await aWriter(product, demoPerson('Asha'));
  const title = 'We skipped the safety course';
  const postId = await asha.post(title);
  await complain(page, `/p/${postId}`);
  const [dev, farhan] = [
    await atQueue(await newWindow(), product, 'Dev'),
    await atQueue(await newWindow(), product, 'Farhan'),
  ];
  await dangerOf(farhan).click();
  await expect(farhan.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  await expect(dangerOf(dev).filter({ hasText: 'claimed by another moderator' })).toHaveCount(1);
  await dangerOf(dev).click();
  await expect(dev.getByRole('alert').getByText('Another moderator is working on this case.')).toBeVisible();
  await expectAccessible(dev);
  await farhan.getByRole('button', { name: 'Return to the queue' }).click();
  await expect(dangerOf(dev).filter({ hasText: 'another moderator' })).toHaveCount(0);
  await dangerOf(dev).click();
  await expect(dev.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  await dev.getByRole('radio', { name: /^1\. Not about work/ }).check();
  await dev.getByRole('button', { name: 'Remove' }).click();
  await expect(dev.getByText(/^Removed: /)).toBeVisible();
  await expect(dangerOf(farhan)).toHaveCount(0);
  await page.goto(`/p/${postId}`);
  await expect(page.getByText('This post no longer exists.')).toBeVisible();

  product.pass(DECISION_UNDO_MS);
  const author = await newWindow();
  await signedIn(author, product.origin, demoPerson('Asha'));
  await expect(async () => {
    await author.goto('/user/posts');
    await expect(author.getByRole('link', { name: /appeal until/ }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass(SETTLING);
  await expect(author.getByText(/^A moderator removed this post/).first()).toBeVisible();
  await expectAccessible(author);
  await author.goto(`/p/${postId}`);
  await expect(author.getByText('A moderator removed this post')).toBeVisible();
  await expectAccessible(author);
  await author.goto('/user/posts');
  await author
    .getByRole('link', { name: /appeal until/ })
    .first()
    .click();
  await author
    .getByRole('textbox', { name: 'Why is the decision wrong?' })
    .fill('It is about work: the course is ours.');
  await author.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(author.getByText(/^You appealed on/)).toBeVisible();

  const appealOf = (moderator: Page) => moderator.getByRole('main').getByRole('button', { name: /Appeal/ });
  await appealOf(dev).click();
  await expect(dev.getByRole('alert').getByText(/^You made the decision that this appeal is about/)).toBeVisible();
  await appealOf(farhan).click();
  await expect(
    farhan.getByRole('heading', { name: 'The author has appealed against the first decision' }),
  ).toBeVisible();
  await expect(farhan.getByText('It is about work: the course is ours.')).toBeVisible();
  await expectAccessible(farhan);
  await farhan.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(farhan.getByText(/^Published: /)).toBeVisible();
  await page.goto(`/p/${postId}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a moderator whose author deletes meanwhile has nothing to decide, and none decides about their employer', {
  tag: '@long',
}, async ({ page, newWindow, product, complaints }) => {
  complaints.allow(/status of 40[49]/);
  const asha = await aWriter(product, demoPerson('Asha'));
  const postId = await asha.post('The course is longer than the shift');
  await complain(page, `/p/${postId}`);
  const farhan = await atQueue(await newWindow(), product, 'Farhan');
  await dangerOf(farhan).click();
  await farhan.getByRole('radio', { name: /^1\. Not about work/ }).check();
  await expect(farhan.getByText('Anyone can read this now.')).toBeVisible();
  await asha.delete(postId);
  await expect(farhan.getByText('Nobody can read this now.')).toBeVisible();
  await expect(farhan.getByText('Anyone can read this now.')).toHaveCount(0);
  await farhan.getByRole('button', { name: 'Remove' }).click();
  await expect(
    farhan.getByText('Its author withdrew it. There is nothing to decide unless they restore it.'),
  ).toBeVisible();
  await expectAccessible(farhan);

  await page.goto('/reviews/hisaabara-associates-reviews');
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
  const link = page.getByRole('menuitem', { name: 'Complain formally' });
  const about = new URL((await link.getAttribute('href')) ?? '', product.origin).searchParams.get('about') ?? '';
  await complain(page, about);
  await dangerOf(farhan).filter({ hasText: EMPLOYER }).click();
  await expect(farhan.getByRole('alert').getByText(/^This is about you or your employer/)).toBeVisible();
});
