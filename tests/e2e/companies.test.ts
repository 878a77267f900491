import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, longUnless, test } from './harness/test';

const overview = '/overview/vaayuna-technologies-overview';

test('[RT-COMPANIES] [RT-COMPARE] companies are listed, filtered, chosen and compared, and the address leads back', async ({
  page,
}) => {
  await page.goto('/list-of-companies');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Bengaluru/ })
    .click();
  await expect(page).toHaveURL(/city=bengaluru$/);
  await expect(page.getByRole('link', { name: 'Remove the filter Bengaluru' })).toBeVisible();
  for (const chosen of [1, 2]) {
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .click();
    await expect(page.getByRole('checkbox', { name: /^In compare/ })).toHaveCount(chosen);
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^In compare/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Compare 2' }).click();
  const table = page.getByRole('table', { name: 'Companies side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(
    table.getByRole('row', { name: /^Work-life balance (Too close to call |.+ ahead of .+ )?\d\.\d/ }),
  ).toBeVisible();
  await expect(table.getByRole('row', { name: /^Median a year, all roles ₹\d+\.\d L/ })).toContainText(/\d people/);
  await expectAccessible(page, 'main');
  await page.goto(page.url());
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('four companies side by side fit a tablet’s width', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const names = ['vaayuna-technologies', 'arogyatara-clinics', 'rathayana-motors', 'kolamba-retail'];
  await page.goto(`/compare?companies=${names.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('the list of companies fits a small phone', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/list-of-companies');
    await expect(page.getByText('Open jobs').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone the comparison has its first figures, with what they count, on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?companies=vaayuna-technologies,arogyatara-clinics');
  await expect(page.getByText('Overall, of 5')).toBeInViewport();
  await expect(page.getByText(/^[\d,]+ people, \w+ \d{4}$/).nth(1)).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('rowheader', { name: 'Followers' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: /Arogyatara/ })).toBeInViewport();
});

test('a further company takes no lead away in a comparison, and its rows fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/compare?companies=vaayuna-technologies,ekvaani-digital');
  await expect(page.getByText(/^Vaayuna is ahead of Ekvaani in (\w+) of eight ratings\.$/)).toBeVisible();
  const leads = await page.getByText('Vaayuna ahead of Ekvaani', { exact: true }).count();
  expect(leads).toBeGreaterThan(0);
  await page.goto('/compare?companies=vaayuna-technologies,ekvaani-digital,zenkosh-infotech');
  const sentences = page.locator('th span').filter({ hasText: /Vaayuna.* ahead of .*Ekvaani/ });
  await expect(sentences).toHaveCount(leads);
  await expect(page.getByRole('img', { name: /^Vaayuna is likely between \d\.\d and \d\.\d; Ekvaani/ })).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

test('[RT-CO-OVERVIEW] [RT-CO-ORGANISATION] [RT-CO-LOCATIONS] [RT-CO-OFFICE] [RT-OLD-OVERVIEW] a company tells who it is, with whom it belongs and where it sits', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.goto('/overview/Vaayuna-Technologies');
  await expect(page).toHaveURL(overview);
  await expect(page.getByRole('heading', { level: 1, name: 'Vaayuna Technologies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible();
  await expectAccessible(page, 'main');

  await page.goto(`${overview}/organisation`);
  await expect(page.getByRole('heading', { name: '2 subsidiaries' })).toBeVisible();
  const related = page.getByRole('region', { name: 'Companies associated with Vaayuna Technologies' });
  await expect(related.getByRole('link', { name: /Zenkosh Infotech/ })).toBeVisible();
  await expectAccessible(page, 'main');

  await page.goto(`${overview}/locations`);
  await page.getByRole('link', { name: /^Bengaluru/ }).click();
  await expect(page).toHaveURL(`${overview}/locations/bengaluru-offices`);
  await expect(page.getByRole('heading', { name: 'Vaayuna Technologies, Bengaluru' })).toBeVisible();
  await expectAccessible(page, 'main');

  const gone = await page.goto('/overview/vayuna-tecnologies-overview');
  expect(gone?.status()).toBe(404);
  await page.getByRole('link', { name: /Vaayuna Technologies/ }).click();
  await expect(page).toHaveURL(overview);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  const title = `the first screenful of a company says rating, salary and interviews, or what is missing, at ${width} × ${height}`;
  test(title, longUnless(width < 1000), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const answers = page.getByRole('region', { name: 'In short' });
    for (const [company, texts] of [
      [
        'vaayuna-technologies',
        [
          /Is it good\?\s*4\.0 of 5.*Likely between \d\.\d and \d\.\d\s*\d+ reviews, newest \w+ \d{4}/,
          /What does it pay\?\s*Software Engineer\s*₹\d+\.\d L a year, median.*about \d+ salaries/,
          /How do you get in\?\s*\d+% end in an offer.*\d+% call it fair\.\s*\d+ interviews/,
        ],
      ],
      [
        'rathayana-motors',
        [
          /2 reviews so far\. A rating needs five\./,
          /No salary figure yet/,
          /1 interview so far\. Figures need five\./,
        ],
      ],
      [
        'hisabkitaab-software',
        [/No one has reviewed it yet/, /No salary figure yet/, /No one has shared an interview yet/],
      ],
    ] as const) {
      await page.goto(`/overview/${company}-overview`);
      for (const text of texts) await expect(answers).toContainText(text);
      await expect(answers).toBeInViewport({ ratio: 1 });
      if (company !== 'vaayuna-technologies') {
        for (const way of ['Add a review', 'Add your salary', 'Add an interview'])
          await expect(answers.getByRole('link', { name: way })).toHaveAttribute(
            'href',
            new RegExp(`company=${company}`),
          );
      }
      await expectAccessible(page, 'main');
    }
  });
}

test('[PD-COUNTRY] the tabs of a company lead to its pages, in the words and amounts of India', async ({ page }) => {
  await page.goto(overview);
  const tabs = page.getByRole('navigation', { name: 'Pages of Vaayuna Technologies' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await tabs.getByRole('link', { name: /^Salaries/ }).click();
  await expect(page).toHaveURL('/salaries/vaayuna-technologies-salaries');
  // Lakh grouping.
  await expect(page.getByText(/₹\d{1,2},\d{2},\d{3}/).first()).toBeVisible();
  await expect(page.getByText(/₹\d+(\.\d)? L/).first()).toBeVisible();
});

test('[PD-EMPLOYER-SITE] the way of employers leaves the product, and following waits for a login', async ({
  page,
  product,
}) => {
  await page.goto(overview);
  await page.getByRole('complementary').getByRole('link', { name: 'here' }).click();
  await expect(page).toHaveURL('/employer/vaayuna-technologies');
  const way = page.getByRole('complementary').getByRole('link', { name: 'The employers’ site' });
  await expect(way).toHaveAttribute('target', '_blank');
  expect(new URL((await way.getAttribute('href')) ?? '').pathname).toBe('/emulator/employers');
  expect((await page.request.get('/employers', { headers: { accept: 'text/html' } })).status()).toBe(404);

  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/overview/silikara-semiconductors-overview');
  const follow = page.getByRole('button', { name: 'Follow Silikara Semiconductors' });
  const saved = page.waitForResponse(/\/community\/join/);
  await follow.click();
  await expect(page.getByRole('button', { name: 'Following Silikara Semiconductors' })).toBeVisible();
  await saved;
  await page.reload();
  await page.getByRole('button', { name: 'Following Silikara Semiconductors' }).click();
  await expect(follow).toBeVisible();
});

test('[PD-COMPANY-PAGES] [PD-RESEARCH] from a company’s page all six kinds of content and the comparison are reached', async ({
  page,
}) => {
  await page.goto(overview);
  const tabs = page.getByRole('navigation', { name: 'Pages of Vaayuna Technologies' });
  for (const [label, address] of [
    ['Reviews', '/reviews/vaayuna-technologies-reviews'],
    ['Salaries', '/salaries/vaayuna-technologies-salaries'],
    ['Interview Questions', '/interviews/vaayuna-technologies-interview-questions'],
    ['Benefits', '/benefits/vaayuna-technologies-benefits'],
    ['Office Photos', '/photos/vaayuna-technologies-photos'],
    ['Jobs', '/jobs/vaayuna-technologies-jobs'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${label}`) }).click();
    await expect(page).toHaveURL(address);
    await expect(tabs.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('aria-current', 'page');
  }
  await tabs.getByRole('link', { name: 'About Company' }).click();
  await page.getByRole('link', { name: 'Compare with other companies' }).click();
  await expect(page.getByRole('columnheader', { name: 'Vaayuna Technologies' })).toBeVisible();
});

test('on a phone the tab that is open is in sight, also after going to another one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/qna/vaayuna-technologies-questions');
  const tabs = page.getByRole('navigation', { name: 'Pages of Vaayuna Technologies' });
  const current = tabs.locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await tabs.getByRole('link').first().click();
  await expect(page).toHaveURL('/overview/vaayuna-technologies-overview');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first view of a company is four scripts, two fonts and its logo; pictures below it come when the page is idle, and without scripts at once', async ({
  page,
  browser,
  product,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => {
    // Browsers request the tab icon themselves.
    const isOfPage = request.url().startsWith('http') && !request.url().endsWith('/favicon.svg');
    if (isOfPage) asked.push(request.resourceType());
  });
  const photos = page.getByRole('region', { name: 'Photos' });
  // Blocks scripts, whose requests come after the first view.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(overview, { waitUntil: 'load' });
  await expect(photos.getByRole('link', { name: /^Office/ })).toBeVisible();
  // The logo comes as it is laid out.
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['document', 'font', 'font', 'image', 'script', 'script', 'script', 'script']);
  await page.unrouteAll();
  await page.reload();
  await photos.scrollIntoViewIfNeeded();
  const isDrawn = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;
  await expect.poll(() => photos.getByRole('img').first().evaluate(isDrawn)).toBe(true);

  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const plain = await withoutScript.newPage();
  await plain.goto(overview);
  await expect(plain.getByRole('region', { name: 'Photos' }).getByRole('img').first()).toBeVisible();
  await withoutScript.close();
});

test('a company is found by a misspelt name from the list, also without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/list-of-companies');
  await page.getByRole('searchbox', { name: 'Find a company' }).fill('vayuna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?(?=.*q=vayuna)(?=.*Type=company)/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vaayuna Technologies/ })
      .first(),
  ).toBeVisible();
  await context.close();
});
