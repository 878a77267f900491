import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test('awards are read by edition and category, at all their addresses', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/abeca-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Choice Awards 2026' })).toBeVisible();
  const shown = await page.getByRole('table').getByRole('row').allInnerTexts();
  const places = shown
    .slice(1)
    .map((row) => ({ rank: Number(/^\d+/.exec(row)?.[0]), score: /\d\.\d\d/.exec(row)?.[0] ?? '' }));
  expect(places.map(({ rank }) => rank)).toEqual(
    places.map(({ score }) => places.findIndex((other) => other.score === score) + 1),
  );
  expect(new Set(places.map(({ score }) => score)).size).toBeGreaterThan(3);
  await expect(page.getByText(/^No company is clearly ahead:/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^\d\.\d\d of 5, probably between/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/awards\/best-[a-z-]+-companies-to-work-in-india-2026$/);
  const category = (await page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('table', { name: `${category}, 2026` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Editions' }).getByRole('link', { name: /^2025/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Choice Awards 2025' })).toBeVisible();
  const before = page.getByRole('link', { name: / over the years$/ }).first();
  const ofCompany = ((await before.textContent()) ?? '').replace(/^[^,]+, /, '');
  await before.click();
  await expect(page.getByRole('heading', { level: 2, name: ofCompany })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/overview\//);
});

const LISTS = [
  ['[RT-AWARDS-QUERY]', '/awards/2026', 'Employee Choice Awards 2026'],
  ['[RT-AWARDS-QUERY]', '/awards/2026?tag=small&campaign=desktop_nav', 'Employee Choice Awards 2026'],
  [
    '[RT-ABECA-2025] [PD-AWARDS-EDITIONS]',
    '/abeca-2025/top-rated-large-companies-to-work-2025',
    'Employee Choice Awards 2025',
  ],
  ['[RT-ABECA-2024]', '/abeca-2024/top-rated-large-to-work-2024', 'Employee Choice Awards 2024'],
  ['[RT-AWARDS-TECH-STARTUPS]', '/awards/best-tech-startups', 'Employee Choice Awards 2025'],
  ['[RT-AWARDS-BEST]', '/awards/best-mid-sized-companies-to-work-in-india-2025', 'Employee Choice Awards 2025'],
  ['[RT-AWARDS-BEST]', '/awards/best-small-companies-to-work-in-india-2025', 'Employee Choice Awards 2025'],
  ['[RT-AWARDS-BEST]', '/awards/best-large-companies-to-work-in-india-2024', 'Employee Choice Awards 2024'],
  ['[RT-AWARDS-BEST]', '/awards/best-mega-companies-to-work-in-india-2026', 'Employee Choice Awards 2026'],
  ['[RT-AWARDS-BEST]', '/awards/best-it-services-companies-to-work-in-india-2026', 'Employee Choice Awards 2026'],
  ['[RT-ABECA-2026] [PD-AWARDS-EDITIONS]', '/abeca-2026', 'Employee Choice Awards 2026'],
  ['[RT-ABECA-QUALIFIER]', '/abeca-qualifier', 'Who qualifies for the awards'],
  ['[PD-AWARDS-EDITIONS]', '/awards', 'Employee Choice Awards 2026'],
  ['[RT-AWARDS-2022]', '/abeca-2022', 'Employee Choice Awards 2022'],
  ['[RT-AWARDS-BEST]', '/awards/best-companies-to-work-in-india-2022', 'Employee Choice Awards 2022'],
  ['[RT-AWARDS-BEST]', '/awards/best-large-companies-to-work-in-india-2022', 'Employee Choice Awards 2022'],
  ['[RT-AWARDS-BEST]', '/awards/best-companies-to-work-in-india-2025', 'Employee Choice Awards 2025'],
  ['', '/awards/nothing', null],
] as const;

for (const [id, address, heading] of LISTS) {
  test(`${id} ${address} ${heading === null ? 'leads to no list' : 'renders'}`, async ({ page, complaints }) => {
    if (heading === null) complaints.allow(/404/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading ?? 'There is no such list' })).toBeVisible();
  });
}
