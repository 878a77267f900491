import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const path = '/benefits/vaayuna-technologies-benefits';

test('[RT-CO-BENEFITS] a benefit is chosen to read the comments on it, and the address leads back', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Benefits that people report' })).toBeVisible();
  await expectAccessible(page);
  const row = page.getByRole('main').getByRole('link', { name: /^Gratuity\s*\d+ of \d+$/ });
  await row.click();
  await expect(page).toHaveURL(/\?benefit=gratuity/);
  await expect(page.getByRole('heading', { level: 2, name: 'Reports of Gratuity' })).toBeVisible();
  await expect(row).toHaveAttribute('aria-current', 'true');
  const reports = page.locator('#benefit-reports').getByRole('listitem');
  await expect(reports.filter({ hasNotText: 'Gratuity' })).toHaveCount(0);
  expect(await reports.count()).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports of Gratuity' })).toBeVisible();
  await page.getByRole('link', { name: 'All benefits' }).click();
  await expect(page).toHaveURL(path);
  await page
    .getByRole('link', { name: 'Show more' })
    .or(page.getByRole('button', { name: 'Show more' }))
    .click();
  await expect.poll(() => reports.count()).toBeGreaterThan(10);
  await page.goto(`${path}?benefit=elephants`);
  await expect(page.getByText('There is no benefit “elephants”, so all are shown.')).toBeVisible();
});

test('[RT-OLD-BENEFITS] [ER-EMPTY-BENEFITS] an older address leads to today’s, and a company without benefits says so', async ({
  page,
}) => {
  for (const older of ['/benefits/Vaayuna-Technologies', '/benefits/vaayuna-technologies/more']) {
    await page.goto(older);
    await expect(page).toHaveURL(path);
  }
  await page.goto('/benefits/hisabkitaab-software-benefits');
  await expect(page.getByText('Employees haven’t shared any benefits yet.')).toBeVisible();
  await expectAccessible(page);
});
