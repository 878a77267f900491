import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test('[RT-COLLEGES] colleges are listed, searched and filtered by links, and each has a page', async ({ page }) => {
  await page.goto('/colleges');
  await expect(page.getByRole('heading', { level: 1, name: 'Colleges' })).toBeVisible();
  const total = page.getByRole('status').filter({ hasText: /^\d+ colleges?\./ });
  const countOf = async () => Number.parseInt((await total.textContent()) ?? '', 10);
  const all = await countOf();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible();

  await page.goto('/colleges');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('link', { name: /^Karnataka/ }).click();
  await expect(page).toHaveURL(/\/colleges\?state=karnataka$/);
  await expect.poll(countOf).toBeLessThan(all);
  await filters.getByRole('link', { name: /^University/ }).click();
  await expect(page).toHaveURL(/\?state=karnataka&kind=university$/);
  await page.getByRole('link', { name: 'Remove the filter Karnataka' }).click();
  await expect(page).toHaveURL(/\/colleges\?kind=university$/);

  await page.goto('/colleges?state=atlantis');
  await expect(page.getByText('We do not know “atlantis”, so the list is not filtered by it.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a college' });
  await page.goto('/colleges');
  await search.fill('tungavni uni');
  await search.press('Enter');
  await page
    .getByRole('region', { name: 'Did you mean' })
    .getByRole('link', { name: /^Tungavani University/ })
    .click();
  await expect(page).toHaveURL(/\/colleges\/tungavani-university$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tungavani University' })).toBeVisible();
  await expect(page.getByText('We publish nothing about this.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: /companies/ }).click();
  await expect(page).toHaveURL(/\/list-of-companies\?city=/);
  await expect(page.getByRole('link', { name: /^Remove the filter / })).toBeVisible();
});

test('a college is served whole, with its data for search engines; one that nobody knows is not found', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/404/);
  const html = await (await request.get('/colleges/tungavani-university')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data.flat().map((each) => each['@type'])).toEqual(['BreadcrumbList', 'CollegeOrUniversity']);
  expect(html).toContain('<h1 class="h1">Tungavani University</h1>');
  const map = await (await request.get('/sitemaps/colleges.xml')).text();
  expect(map).toContain('/colleges/tungavani-university</loc>');
  expect((await page.goto('/colleges/hogwarts'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'All colleges' }).click();
  await expect(page).toHaveURL(/\/colleges$/);
});
