import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const QUESTION = '/answers/why-is-this-query-slow-here-is-the-plan-vaayuna-technologies';

/** A unique text with few digits: long numbers look like bank accounts and are held. */
const aText = (kind: string): string => `${kind} ${process.pid}-${Date.now().toString(36)}`;

async function compose(page: Page, title: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Offer');
  await page.getByRole('option', { name: /Offer Room/ }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('What would you do?');
  return composer;
}

async function send(page: Page, title: string) {
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: title }).first();
  await expect(own).toBeVisible();
  return own;
}

test('[PD-PARTICIPATE] a writer posts, answers a question, votes, comments, runs a poll and shares offers', {
  tag: '@long',
}, async ({ page, product }) => {
  test.slow();
  // No other test saves her offers.
  await signedIn(page, product.origin, demoPerson('Asha'));

  const title = aText('A plain post');
  await compose(page, title);
  const own = await send(page, title);
  await own.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const comment = aText('A comment');
  await page.getByRole('button', { name: 'Write a comment' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill(comment);
  await untilProfileShows(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: '1 comment' })).toContainText(comment);

  await page.goto(QUESTION);
  await expectAccessible(page, 'main');
  const answer = aText('An answer');
  await page.getByRole('button', { name: 'Write an answer' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
  await untilProfileShows(page);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const members = page.getByRole('region', { name: /^From members/ });
  await expect(members).toContainText(answer);
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(members).toContainText(answer);

  await page.goto('/');
  // Until the viewer is known, own posts look like others'.
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText(/You(?![a-z])/);
  const others = page.getByRole('article').filter({ hasNotText: /You(?![a-z])/ });
  const name = (await others.first().getAttribute('aria-labelledby')) ?? '';
  const post = page.locator(`[aria-labelledby="${name}"]`);
  const up = post.getByRole('button', { name: /^Vote up/ });
  const wasVoted = (await up.getAttribute('aria-pressed')) === 'true';
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', String(!wasVoted));

  const pollTitle = aText('A poll');
  const composer = await compose(page, pollTitle);
  await composer.getByRole('button', { name: 'Add a poll' }).click();
  await composer.getByRole('textbox', { name: 'Answer 1' }).fill('Sign');
  await composer.getByRole('textbox', { name: 'Answer 2' }).fill('Ask for more');
  await expect((await send(page, pollTitle)).getByText('Your poll')).toBeVisible();

  const offersTitle = aText('Offers');
  await compose(page, offersTitle);
  await composer.getByRole('button', { name: 'Compare offers' }).click();
  const company = composer.getByRole('textbox', { name: /^Company/ });
  await company.fill('Meghanta Cloud');
  await composer.getByRole('textbox', { name: /^Role/ }).fill('Engineer');
  await composer.getByRole('textbox', { name: /^City/ }).fill('Pune');
  await composer.getByRole('textbox', { name: /^Fixed/ }).fill('2600000');
  await composer.getByRole('button', { name: 'Save and compare' }).click();
  await expect(composer.getByRole('checkbox', { name: /Meghanta Cloud/ }).first()).toBeChecked();
  await expect(await send(page, offersTitle)).toContainText('Meghanta Cloud');
});

test('the menu of a post asks somebody for an answer, and opens the box for one’s own', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/communities/notice-period');
  const post = page
    .getByRole('article')
    .filter({ hasNotText: /You(?![a-z])/ })
    .first();
  await post.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Ask someone to answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask someone to answer' });
  const ask = dialog.getByRole('button', { name: /^Ask / }).first();
  await expect(ask).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const name = (await ask.getAttribute('aria-label'))?.replace('Ask ', '') ?? '';
  await ask.click();
  await expect(dialog.getByRole('button', { name: `Asked ${name}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await post.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
  await expect(page).toHaveURL(/\/p\/[0-9a-f-]{36}$/);
});
