import { readFileSync } from 'node:fs';
import { goOnTo, preview } from './harness/contribution-form';
import { holdCode } from './harness/held-code';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

/** The script of later steps only; idle code may load. */
const SCRIPT: string = JSON.parse(readFileSync('dist/client/chunks.json', 'utf8'))
  ['lazy-steps'].filter((file: string) => file.endsWith('.js'))
  .at(-1);
const code = new RegExp(`${SCRIPT}$`);

test('code of a step that cannot come is asked for again; while it comes Back works', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await page.route(code, (route) => route.abort());
  await page.goto('/contribute/company-review-v3?company=rathayana-motors');
  await page.getByRole('radio', { name: 'Yes, I work there' }).check();
  await goOnTo(page, 'ratings');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose an overall rating, from 1 to 5')).toBeVisible();
  const rating = page.getByRole('group', { name: 'Overall rating' }).getByRole('radio');
  await expect(rating.first()).toBeFocused();
  await rating.nth(3).check();
  await goOnTo(page, 'words');
  await page.getByLabel('What do you like?').fill('Shifts are planned a month ahead.');
  await page.getByLabel('What do you not like?').fill('The canteen closes at two.');
  await goOnTo(page, 'check');
  await expect(page.getByRole('heading', { name: 'This step did not load' })).toBeVisible();
  await page.unroute(code);
  const release = await holdCode(page, code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the step' })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('What do you like?')).toHaveValue('Shifts are planned a month ahead.');
  await goOnTo(page, 'check');
  release();
  await expect(preview(page)).toContainText('The canteen closes at two.');
});
