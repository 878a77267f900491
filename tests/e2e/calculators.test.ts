import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { translatePage } from '@tests/support/translate-page';
import { build } from 'esbuild';
import { holdCode } from './harness/held-code';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const golden: { readonly cases: readonly unknown[] } = JSON.parse(
  readFileSync('tests/calculators/golden.json', 'utf8'),
);

const TAKE_HOME = '/salaries/take-home-salary-calculator';

const amountIn = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const PAY = ['1937460', '19,37,460', '19.3746'];

test('[PD-CALCULATORS] [RT-CALC-TAKEHOME] [RT-CALC-HIKE] [RT-CALC-HRA] [RT-CALC-GRATUITY] every calculator opens at its address, takes a figure and shows a result', async ({
  page,
}) => {
  await page.goto('/salaries');
  await page.getByRole('link', { name: /^Calculators/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Take-home/ }).click();
  await expect(page).toHaveURL(TAKE_HOME);
  await amountIn(page, 'CTC a year').fill('१२ लाख');
  await page.keyboard.press('Tab');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('12,00,000');
  await expect(page.getByRole('heading', { name: 'New regime better for you' })).toBeVisible();
  await expect(page.getByText(/The provident-fund ceiling rose from ₹15,000 to ₹25,000 on 17 Sep 2026/)).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Why?').first().click();
  await expect(page.getByText(/In force since/).first()).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Calculators' });
  await tabs.getByRole('link', { name: 'Hike' }).click();
  await expect(page).toHaveURL('/salaries/salary-hike-calculator');
  await amountIn(page, 'Salary now').fill('1000000');
  await page.getByRole('textbox', { name: 'Hike', exact: true }).fill('20');
  await expect(amountIn(page, 'New salary')).toHaveValue('12,00,000');
  await amountIn(page, 'New salary').fill('900000');
  await expect(page.getByRole('textbox', { name: 'Hike', exact: true })).toHaveValue('-10');
  await expect(page.getByText('Less in hand a month', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'HRA' }).click();
  await expect(page).toHaveURL('/salaries/hra-calculator');
  await page.getByRole('radio', { name: '2025-26' }).check();
  await page.getByRole('combobox', { name: 'City of the rented home' }).selectOption('Bengaluru');
  await expect(page.getByText('HRA counts up to 40% of basic there.', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '2026-27' }).check();
  await expect(page.getByText('HRA counts up to 50% of basic there.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'Gratuity' }).click();
  await expect(page).toHaveURL('/salaries/gratuity-calculator');
  await page.getByLabel('Joined on').fill('2016-01-01');
  await page.getByLabel('Last day of work').fill('2026-07-01');
  await expect(page.getByText('10 years 6 months 1 day counts as 11 years.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'Are you paid fairly?' }).click();
  await expect(page).toHaveURL('/are-you-paid-fairly');
  await expect(page.getByRole('button', { name: 'See where I stand' })).toBeVisible();
  // Without a result there is nothing to link to.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expectAccessible(page);
});

test('a figure stays on the device over a reload and Back, and no link has it; a link with nonsense is refused in words', async ({
  page,
}) => {
  await page.goto(`${TAKE_HOME}?state=Kerala`);
  await amountIn(page, 'CTC a year').fill(PAY[0] ?? '');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('19,37,460');
  await page.reload();
  await expect(amountIn(page, 'CTC a year')).toHaveValue('19,37,460');
  await page.getByRole('navigation', { name: 'Calculators' }).getByRole('link', { name: 'HRA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'HRA exemption' })).toBeVisible();
  await page.goBack();
  await expect(amountIn(page, 'CTC a year')).toHaveValue('19,37,460');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?year=2026-27&state=Kerala&regime=both');
  await page.goto(`${TAKE_HOME}?year=soon&state=Atlantis&regime=third`);
  await expect(page.getByText('“soon” is not a financial year. Choose one.')).toBeVisible();
  await expect(page.getByText('Correct the marked fields to see the result.')).toBeVisible();
});

test('the results of a page that the browser translates follow what is typed', async ({ page }) => {
  const words = () => page.locator('main :is(p, dd, dt, li, td, th, h1, h2)').allTextContents();
  const walks = [
    { path: TAKE_HOME, field: 'CTC a year', amounts: ['1285000', '5200000', '240000', '2400000'] },
    { path: '/salaries/salary-hike-calculator', field: 'Salary now', amounts: ['900000', '2400000'] },
    { path: '/salaries/hra-calculator', field: 'Rent a month', amounts: ['0', '31000'] },
  ];
  for (const { path, field, amounts } of walks) {
    const shown: string[][] = [];
    for (const isTranslated of [false, true]) {
      await page.goto('/who-can-see-what');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(path);
      await amountIn(page, field).fill('123456');
      for (const amount of amounts) {
        if (isTranslated) await page.evaluate(translatePage);
        await amountIn(page, field).fill(amount);
        // The working updates once typing stops.
        await page.waitForTimeout(1_500);
        shown.push(await words());
      }
    }
    expect(shown.slice(amounts.length)).toEqual(shown.slice(0, amounts.length));
  }
});

test('a pay of a year is not taken for that of a month: the field keeps it, says so and offers the twelfth', async ({
  page,
}) => {
  await page.goto('/salaries/hra-calculator');
  const basic = amountIn(page, 'Basic pay a month');
  await basic.fill('6 LPA');
  await page.keyboard.press('Tab');
  await expect(basic).toHaveAccessibleDescription(/Enter an amount for a month\. Yours is for a year\./);
  await expect(basic).toHaveValue('6 LPA');
  await page.getByRole('button', { name: 'Use ₹50,000' }).click();
  await expect(basic).toHaveValue('50,000');
});

test('a calculator works with the keyboard alone, without a connection, and prints on one page', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(TAKE_HOME);
  const slider = page.getByRole('slider', { name: 'CTC a year, slider' });
  await slider.focus();
  await page.keyboard.press('PageUp');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('15,40,000');
  // Includes code loaded when idle.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('15,50,000');
  await expect(page.getByRole('status').filter({ hasText: /^In hand ₹/ })).toBeAttached();
  await amountIn(page, 'CTC a year').press('ControlOrMeta+A');
  await page.keyboard.type('2000000');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('20,00,000');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('5');
  await expect(amountIn(page, 'CTC a year')).toHaveValue('2,00,00,500');
  await context.setOffline(false);
  for (const path of [
    TAKE_HOME,
    '/salaries/salary-hike-calculator',
    '/salaries/hra-calculator',
    '/salaries/gratuity-calculator',
  ]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(1);
  }
});

test('[RT-PAID-FAIRLY] whether pay is fair is worked out on the device: no request, address, log or event has the pay, and events have the campaign', async ({
  page,
  product,
}) => {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('console', (message) => sent.push(message.text()));
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/are-you-paid-fairly?campaign=mailer');
  // Asha's career status has a current job.
  await expect(page.getByText('Filled in from your career status.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Company/ })).toHaveValue('Vaayuna Technologies');
  await page.getByRole('combobox', { name: /^Company/ }).fill('');
  await page.getByRole('combobox', { name: /^City/ }).fill('');
  await page.getByRole('combobox', { name: /^Job title/ }).fill('');
  await page.getByRole('button', { name: 'See where I stand' }).click();
  await expect(page.getByText('Enter your job title, and pick it from the list.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Job title/ }).fill('Data Analyst');
  await page.getByRole('option', { name: 'Data Analyst', exact: true }).click();
  await page.getByRole('textbox', { name: /^Years of work/ }).fill('5');
  await amountIn(page, 'Fixed pay a year').fill(PAY[0] ?? '');
  await expect(page.getByText(/^\d+ of 100 earn less than you$/)).toBeVisible();
  await expect(page.getByText(/^Everyone who reported as Data Analyst/)).toBeVisible();
  await expect(page.getByText(/^(about )?\d[\d,]* salaries$/).first()).toBeVisible();
  await expect(page.getByText(/You are .+ (above|below) the median\./)).toBeVisible();
  const groups = page.getByRole('region', { name: /^The same pay in/ }).getByRole('listitem');
  await expect(groups).toHaveText([
    /^Data Analyst, anywhere.*\d salaries.* of 100/,
    /^with 4 to 6 years.*\d salaries.* of 100/,
  ]);
  await page.getByRole('combobox', { name: /^City/ }).fill('Pune');
  await page.getByRole('option', { name: /^Pune/ }).first().click();
  await expect(groups).toHaveText([/^Data Analyst, anywhere/, /^in Pune/, /^with 4/]);
  await expectAccessible(page);
  await expect(page).toHaveURL('/are-you-paid-fairly?campaign=mailer');
  // Events are sent at the latest when leaving; their code loads when idle.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return sent.filter((text) => text.includes('/v0/event/bulk') && text.includes('"internal_campaign":"mailer"'));
    })
    .not.toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  const stores = await page.evaluate(() => document.cookie);
  for (const text of [...sent, stores, page.url()]) for (const pay of PAY) expect(text).not.toContain(pay);
  expect(sent.some((text) => text.includes('/salar'))).toBe(true);
});

test('whether pay is fair says so where nobody or few reported it, and where there is no answer; it prints on one page', {
  tag: '@long',
}, async ({ page, complaints }) => {
  await page.goto('/are-you-paid-fairly');
  const role = page.getByRole('combobox', { name: /^Job title/ });
  const choose = async (name: string) => {
    await role.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await amountIn(page, 'Fixed pay a year').fill('420000');
  await choose('Nurse');
  await expect(page.getByText('We show a figure only once there are five reports', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await choose('Chef');
  await page.getByRole('textbox', { name: /^Years of work/ }).fill('5');
  await expect(page.getByText('Fewer than 30 have reported.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

  complaints.allow(/503/);
  const isReport = /\/salaries\/report/;
  await page.route(isReport, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('textbox', { name: /^Years of work/ }).fill('12');
  await expect(page.getByText('We could not load the reported salaries')).toBeVisible();
  await expectAccessible(page);
  await expect(amountIn(page, 'Fixed pay a year')).toHaveValue('4,20,000');
  await page.unroute(isReport);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Fewer than 30 have reported.', { exact: false })).toBeVisible();
});

test('Home leads to the check whether pay is fair with the job title filled in, by keyboard and before its code has come', async ({
  page,
}) => {
  const filled = () => page.getByRole('form').getByRole('combobox', { name: /^Job title/ });
  await page.goto('/');
  const box = page.getByRole('textbox', { name: 'Job title' });
  await box.focus();
  await page.keyboard.type('Data Analyst');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Compare' })).toBeFocused();
  await expectAccessible(page, 'aside');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/are-you-paid-fairly?jobProfile=Data%20Analyst');
  await expect(filled()).toHaveValue('Data Analyst');
  await amountIn(page, 'Fixed pay a year').fill('900000');
  await expect(page.getByText(/^Everyone who reported as Data Analyst/)).toBeVisible();

  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box.fill('Chef');
  await box.press('Enter');
  await expect(page).toHaveURL('/are-you-paid-fairly?jobProfile=Chef');
  await expect(page.getByRole('textbox', { name: /^Job title/ })).toHaveValue('Chef');
  release();
  await expect(filled()).toHaveValue('Chef');
  await expect(amountIn(page, 'Fixed pay a year')).toHaveValue('9,00,000');
});

test('the golden cases agree in a browser too', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['tests/calculators/golden-cases.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'goldenCases',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const differences = await page.evaluate(
    (cases) => cases.flatMap((one) => Reflect.get(globalThis, 'goldenCases').differencesOf(one)),
    golden.cases,
  );
  expect(golden.cases.length).toBeGreaterThan(170);
  expect(differences).toEqual([]);
});
