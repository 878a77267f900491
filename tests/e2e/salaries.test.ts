import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test('[RT-SALARIES] [RT-DESIG-SALARY] [RT-CO-SALARIES] salaries are found by role and company, filtered, and compared with one’s own pay', async ({
  page,
}) => {
  await page.goto('/salaries');
  await expect(page.getByRole('heading', { level: 1, name: 'Salaries' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Data Analyst', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/data-analyst-salary$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Data Analyst salary in India' })).toBeVisible();
  await expect(page.getByText('a year, median')).toBeVisible();
  await expect(page.getByText(/^(about )?\d[\d,]* salaries$/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Salaries of about \d+ people\. Half earn between ₹/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Your CTC a year').fill('6.8');
  await expect(
    page.getByText(/^You earn more than about \d+% here\. The median is ₹[\d.]+ L (above|below) you\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/data-analyst-salary$/);
  await page.reload();
  await expect(page.getByLabel('Your CTC a year')).toHaveValue('6.8');

  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Bengaluru' });
  await expect(page).toHaveURL(/location=bengaluru/);
  await expect(page.getByRole('heading', { level: 1, name: 'Data Analyst salary in Bengaluru' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By experience, all cities' })).toBeVisible();
  // Figures are by city or by experience, never both.
  await page.getByRole('combobox', { name: 'Experience' }).selectOption({ label: '2–3 years' });
  await expect(page).toHaveURL(/salary\?experience=2-3$/);
  await expect(page.getByRole('heading', { name: 'By city, all experience' })).toBeVisible();
  await page.getByRole('link', { name: '0–1 year', exact: true }).click();
  await expect(page).toHaveURL(/salary\?experience=0-1$/);
  await page.goto('/profile/data-analyst-salary?location=atlantis');
  await expect(page.getByText('We don’t know the city in the address, so we show all cities.')).toBeVisible();

  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page.getByText('a month, median')).toBeVisible();
  const companies = page.getByRole('table', { name: 'Median salary by company, the most reported first' });
  await companies.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/salaries\/[a-z-]+-salaries\?designation=data-analyst$/);
  await expect(page.getByRole('heading', { level: 2, name: /^Data Analyst salary at / })).toBeVisible();
  await page.getByRole('link', { name: 'All roles of this company' }).click();
  await expect(page).toHaveURL(/\/salaries\/[a-z-]+-salaries$/);
  await expect(page.getByRole('heading', { level: 2, name: 'By role' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone of 320 px no chart is drawn in no width: a row without one has its range and its count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/salaries/vaayuna-technologies-salaries', '/profile/data-analyst-salary']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const widths = await page
      .locator('main svg.pay-chart:visible')
      .evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect().width));
    expect(widths.filter((width) => width < 56)).toEqual([]);
  }
  await page.goto('/salaries/vaayuna-technologies-salaries');
  const row = page
    .getByRole('row')
    .filter({ hasText: /₹[\d.]+ – [\d.]+ L/ })
    .first();
  await expect(row.getByRole('cell').last()).toHaveText(/\d/);
});

test('the pay for a role at up to four companies stands side by side, and the address keeps the choice', async ({
  page,
}) => {
  await page.goto('/profile/data-analyst-salary');
  const part = page.getByRole('region', { name: 'Compare companies' });
  const choices = part.getByRole('list', { name: 'Companies to compare' });
  for (const place of [0, 1, 2, 3]) {
    await choices.getByRole('link').nth(place).click();
    await expect(part.getByRole('img', { name: /median/i })).toHaveCount(place + 1);
  }
  await expect(page).toHaveURL(/\?compare=[a-z-]+(?:,[a-z-]+){3}$/);
  await expect(choices.getByRole('link')).toHaveCount(4);
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(part.getByRole('img', { name: /median/i })).toHaveCount(4);
  await choices
    .getByRole('link', { name: /^Remove .* from the comparison$/ })
    .first()
    .click();
  await expect(part.getByRole('img', { name: /median/i })).toHaveCount(3);
});

test('[ER-EMPTY-SALARY] a company without salaries says so, and an unknown role is not found', async ({ page }) => {
  await page.goto('/salaries/hisabkitaab-software-salaries');
  await expect(page.getByText('We do not have sufficient salary data.')).toBeVisible();
  const response = await page.request.get('/profile/nobody-at-all-salary');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('There is no such role');
});

test('[CP-DESIG-TABS] a role has the tabs Salaries, Interviews and Jobs', async ({ page }) => {
  await page.goto('/profile/software-engineer-salary');
  const tabs = page.getByRole('navigation', { name: 'Pages about Software Engineer' }).getByRole('link');
  await expect(tabs).toHaveText(['Salaries', 'Interviews', 'Jobs']);
});

test('salaries are listed by industry, with median, quartiles, n and the newest month, and lead to its companies', async ({
  page,
}) => {
  await page.goto('/salaries');
  const lists = page.getByRole('navigation', { name: 'Lists of salaries' });
  await lists.getByRole('link', { name: 'By industry' }).click();
  await expect(page).toHaveURL(/\/salaries\?by=industry$/);
  const table = page.getByRole('table', { name: 'Median salary by industry, the most reported first' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(/₹[\d.]+ L/);
  await expect(first).toContainText(/₹[\d.]+ – [\d.]+ L/);
  // The chart duplicates the cells and is not announced.
  await expect(first.getByRole('img')).toHaveCount(0);
  await expectAccessible(page);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/list-of-companies\?industry=[a-z-]+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no choice of a salary page shows that does nothing', async ({ page }) => {
    await page.goto('/salaries/vaayuna-technologies-salaries');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Month', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Bengaluru' }).first()).toBeVisible();
  });
});
