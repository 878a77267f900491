import type { Page } from '@playwright/test';
import { goOnTo, preview } from './harness/contribution-form';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const form = '/contribute/company-review-v3?company=rathayana-motors';
const path = '/reviews/rathayana-motors-reviews';
const likes = 'Shifts are planned a month ahead and nobody calls on Sundays.';

async function rate(page: Page, group: string, rating: number): Promise<void> {
  const first = page.getByRole('group', { name: group }).getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Space');
  for (let step = 1; step < rating; step += 1) await page.keyboard.press('ArrowRight');
  await expect(
    page
      .getByRole('group', { name: group })
      .getByRole('radio')
      .nth(rating - 1),
  ).toBeChecked();
}

test('[RT-CONTRIB-REVIEW] a review is written by keyboard, kept over a reload, published, edited, deleted and restored', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto(form);
  await expect(page.getByRole('heading', { level: 1, name: 'Add a review' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose whether you work there now')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes, I work there' }).check();
  await goOnTo(page, 'ratings');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose an overall rating, from 1 to 5')).toBeVisible();
  await rate(page, 'Overall rating', 4);
  await rate(page, 'Culture', 2);
  await expectAccessible(page, 'main');
  await goOnTo(page, 'words');
  await page.getByLabel('What do you like?').fill('Too short');
  await page.getByLabel('What do you not like?').focus();
  await expect(page.getByText('Write at least 11 more characters')).toBeVisible();
  await page.getByLabel('What do you like?').fill(likes);
  await page.getByLabel('What do you not like?').fill('Write to asha.nair@gmail.com about the canteen.');
  await expect(page.getByText('asha.nair@gmail.com', { exact: false }).last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What do you like?')).toHaveValue(likes);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Culture' }).getByRole('radio').nth(1)).toBeChecked();
  await page.goForward();
  await page.getByLabel('What do you not like?').fill('The canteen closes at two and the cabs come late.');
  await goOnTo(page, 'check');
  await expect(preview(page)).toContainText(likes);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Publish the review' }).click();
  await expect(page).toHaveURL(/\/contribute\/next-step\?k=review&company=rathayana-motors$/);

  await page.goto('/user/contributions');
  const listed = page.getByRole('listitem').filter({ hasText: 'Review of Rathayana Motors' });
  await expect(listed.getByRole('link', { name: 'View review' })).toHaveAttribute('href', /-reviews\?review=/);
  await expectAccessible(page, 'main');

  const own = page.getByRole('article').filter({ hasText: likes });
  await page.goto(path);
  const state = page.getByRole('region', { name: 'Your review' });
  await expect(state.getByRole('link', { name: 'View review' })).toHaveAttribute('href', /-reviews\?review=/);
  await own.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your review' })).toBeVisible();
  await goOnTo(page, 'ratings');
  await rate(page, 'Overall rating', 2);
  await goOnTo(page, 'words');
  await expect(page.getByLabel('What do you like?')).toHaveValue(likes);
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Save the review' }).click();
  await expect(page).toHaveURL(/next-step/);
  await page.goto(path);
  await expect(own).toContainText('Edited');
  await own.getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await expect(state).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(1);
});

test('[RT-CONTRIB-REVIEW-OLD] the older address leads to the form, with its query', async ({ page }) => {
  await page.goto('/contribute/company-review-v2?company=rathayana-motors');
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
});

for (const [older, newer] of [
  ['/contribute/company-review-v2?rid=3&k=4&campaign=mail', '/contribute/company-review-v3?rid=3&k=4&campaign=mail'],
  ['/contribute/salary?campaign=mail&rid=3', '/contribute/salary-v3?campaign=mail&rid=3'],
  ['/reviews/rathayana-motors?showLoginModal=true', '/reviews/rathayana-motors-reviews?showLoginModal=true'],
] as const)
  test(`a guest’s older address ${older} keeps its whole query`, async ({ request }) => {
    const { headers } = await request.get(older, { maxRedirects: 0 }).then((answer) => ({ headers: answer.headers() }));
    expect(headers.location).toBe(newer);
  });
