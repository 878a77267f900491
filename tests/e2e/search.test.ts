import { holdCode } from './harness/held-code';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const BOX = 'Search companies, roles, cities, communities and posts';

test('the box over the page finds a misspelt company, another name and a Hindi one, by keys alone', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('combobox', { name: BOX });
  await expect(box).toBeFocused();
  await box.fill('vayuna');
  await expect(page.getByText('Showing results for Vaayuna Technologies.')).toBeVisible();
  await expectAccessible(page);
  await box.fill('bangalore');
  await expect(page.getByRole('option', { name: /^Bengaluru/ })).toBeVisible();
  await box.fill('वायुणा');
  await expect(page.getByRole('option', { name: /^Vaayuna Technologies/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview\/vaayuna-technologies-overview$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('option', { name: /Vaayuna Technologies ?, recent search/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the box takes what is typed while its code loads', async ({ page }) => {
  await page.goto('/');
  // The list of keys belongs to the code that opens the box.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const release = await holdCode(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.keyboard.type('jovx');
  await page.keyboard.press('Backspace');
  release();
  const box = page.getByRole('combobox', { name: BOX });
  await expect(box).toBeFocused();
  await page.keyboard.type('ial');
  await expect(box).toHaveValue('jovial');
});

test('the box answers a name with its figure, offers its pages by the arrow, and begins with what is best known', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog');
  const box = page.getByRole('combobox', { name: BOX });
  await expect(dialog.getByRole('group', { name: 'Most reported salaries' }).getByRole('option')).toHaveCount(3);
  await expect(dialog.getByRole('group', { name: 'Most reviewed companies' }).getByRole('option')).toHaveCount(3);
  await expectAccessible(page);
  await box.fill('software engineer');
  const answer = dialog.getByRole('group', { name: 'Answer' }).getByRole('option');
  await expect(answer.first()).toHaveText(
    /^Software Engineer salary in India\s*₹[\d.]+ L a year\s*Median of about \d+ salaries, newest \w+ \d{4}\s*₹0₹[\d.]+ L\s*Half earn ₹[\d.]+ – [\d.]+ L$/,
  );
  await expectAccessible(page);
  await box.fill('vaayuna');
  await expect(answer).toHaveText([
    /^Vaayuna Technologies .*\d\.\d out of 5\s*\d+ reviews, newest/,
    'Reviews of Vaayuna Technologies',
    'Salaries of Vaayuna Technologies',
    'Interview questions of Vaayuna Technologies',
    'Jobs of Vaayuna Technologies',
  ]);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(answer.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/salaries/vaayuna-technologies-salaries');
});

test('[RT-SEARCH] results have addresses, of everything and of a section, with types and filters', async ({ page }) => {
  await page.goto('/search');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: BOX }).fill('te');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=te$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “te”' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Companies' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'City of the headquarters' }).getByRole('link', { name: /Surat/ }).click();
  await expect(page).toHaveURL(/location=surat/);
  await expect(page.getByRole('link', { name: /^Sootrika Textiles/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Teerika Express/ })).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Types of results' })
    .getByRole('link', { name: /Cities/ })
    .click();
  await expect(page).toHaveURL(/Type=city/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=te$/);

  await page.goto('/salaries/vaayuna-technologies-salaries/data-analyst/pune-location');
  await expect(page).toHaveURL('/salaries/vaayuna-technologies-salaries?designation=data-analyst&location=pune');
  await page.goto('/salaries/none-such-salaries/data-analyst/pune-location');
  await expect(
    page.getByRole('link', { name: /^Data Analyst\s*Salaries\s*Median ₹[\d.]+ L\s*about \d+ salaries/ }),
  ).toBeVisible();
  await page.goto('/jobs/pune-location');
  await expect(page).toHaveURL('/jobs?location=pune');

  await page.goto('/search?q=clinics');
  const rated = page.getByRole('link', { name: /^Arogyatara Clinics/ });
  const star = await rated.locator('svg').last().boundingBox();
  const number = await rated.getByText(/^\d\.\d$/).boundingBox();
  // The star is not above the number.
  expect((star?.y ?? 0) + (star?.height ?? 0) / 2).toBeGreaterThan(number?.y ?? Number.POSITIVE_INFINITY);

  await page.goto('/search?q=software+engineer');
  await expect(page.getByRole('region', { name: 'Answer' }).getByRole('link')).toHaveText(/^Software Engineer/);
  await expectAccessible(page);

  await page.goto('/search?q=vaayuna+interview');
  const interviews = page.getByRole('link', { name: /^Vaayuna Technologies\s*Interview questions/ });
  await expect(interviews).toHaveAttribute('href', '/interviews/vaayuna-technologies-interview-questions');
  await page.goto('/search?q=qwzzt');
  await expect(page.getByText('Nothing found for “qwzzt”')).toBeVisible();
  await expectAccessible(page);
  for (const nonsense of ['%00', "'%20or%201%3D1%20--", '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'x'.repeat(900)]) {
    const answer = await page.goto(`/search?q=${nonsense}&Type=nonsense&industry=nonsense`);
    expect(answer?.status()).toBe(200);
  }
});
