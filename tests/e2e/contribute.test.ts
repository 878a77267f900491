import type { Page } from '@playwright/test';
import type { ChosenAccount } from '@tests/support/sign-in';
import { goOnTo, pick, preview } from './harness/contribution-form';
import { asNewWriter } from './harness/new-writer';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, longUnless, test } from './harness/test';

async function signIn(page: Page, account: ChosenAccount): Promise<void> {
  if (!('sub' in account)) throw new Error('Only people of the demo data are in the list.');
  const popups = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Continue with Google$/ })
    .click();
  await (await popups).locator(`button[value="${account.sub}"]`).click();
}

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, earner: 'Asha', candidate: 'Meera' },
  { name: 'a phone', viewport: { width: 360, height: 780 }, earner: 'Kabir', candidate: 'Dev' },
] as const;

for (const { name, viewport, earner, candidate } of SIZES) {
  test.describe(`contributions on ${name}`, longUnless(viewport.width > 1000), () => {
    test.use({ viewport });

    test('[RT-CONTRIB-SALARY] [VA-FIELD-MESSAGES] pay is filled in by a guest, outlives a reload and the login, and is sent once', async ({
      page,
    }) => {
      await page.goto('/salaries/vaayuna-technologies-salaries');
      await page.getByRole('main').getByRole('link', { name: 'Add your salary' }).last().click();
      await expect(page).toHaveURL('/contribute/salary-v3?company=vaayuna-technologies');
      await expect(page.getByRole('heading', { level: 1, name: 'Add your salary' })).toBeVisible();
      const company = page.getByRole('combobox', { name: 'Company' });
      await expect(company).toHaveValue('Vaayuna Technologies');
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Enter your job title, and pick it from the list')).toBeVisible();
      await expect(page.getByText('Enter the city, and pick it from the list')).toBeVisible();
      const role = page.getByRole('combobox', { name: 'Job title' });
      await expect(role).toBeFocused();
      await expectAccessible(page);

      await pick(page, role, 'Data Analyst');
      await pick(page, page.getByRole('combobox', { name: 'City' }), 'Bengaluru');
      await goOnTo(page, 'pay');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Select your fixed pay of a year')).toBeVisible();
      await expect(page.getByText('Select your years of experience')).toBeVisible();
      await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
      await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
      await page.getByRole('combobox', { name: 'Fixed pay, thousand' }).selectOption({ label: '50 thousand' });
      await page.getByRole('combobox', { name: 'Bonus, thousand', exact: true }).selectOption({ label: '75 thousand' });
      await expect(page.getByText('₹9,25,000')).toBeVisible();

      await page.reload();
      await expect(page.getByText('₹9,25,000')).toBeVisible();
      await page.goBack();
      await expect(role).toHaveValue('Data Analyst');
      await page.goForward();
      await goOnTo(page, 'check');
      await expect(preview(page)).toContainText('₹9,25,000');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send my salary' }).click();
      await expect(page.getByRole('dialog')).toContainText('Log in to send your salary');
      await signIn(page, demoPerson(earner));
      await expect(page.getByText('You are logged in now')).toBeVisible();
      await expect(preview(page)).toContainText('Data Analyst');
      await page.getByRole('button', { name: 'Send my salary' }).click();
      await expect(page).toHaveURL('/contribute/next-step?k=salary&company=vaayuna-technologies');
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'See your points' }).click();
      await expect(page.getByRole('row', { name: /^Salaries 1 10$/ })).toBeVisible();
      await page.goto('/contribute/salary-v3?company=vaayuna-technologies&step=work');
      await expect(role).not.toHaveValue('Data Analyst');
    });

    test('[RT-CONTRIB-INTERVIEW] an interview is told, and its question is found by others', async ({
      page,
      request,
      baseURL,
    }) => {
      await signedIn(page, baseURL ?? '', demoPerson(candidate));
      await page.goto('/interviews/vaayuna-technologies-interview-questions');
      await page.getByRole('main').getByRole('link', { name: 'Add an interview' }).last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Add an interview' })).toBeVisible();
      await expectAccessible(page);
      const question = `How would you count the ${name.replace('a ', '')}s of ${process.pid} offices?`;
      await pick(page, page.getByRole('combobox', { name: 'Job title' }), 'Data Analyst');
      await goOnTo(page, 'rounds');
      await page.getByRole('combobox', { name: 'Month of the interview, month' }).selectOption({ index: 1 });
      await page.getByRole('combobox', { name: 'Month of the interview, year' }).selectOption({ index: 1 });
      await page.getByLabel('Type of round').fill('Case');
      await page.getByLabel('What was asked').fill(question);
      await page.getByRole('button', { name: 'Add a round' }).click();
      await page.getByRole('group', { name: 'Round 2' }).getByLabel('Type of round').fill('HR');
      await goOnTo(page, 'course');
      await page.getByRole('radio', { name: 'Hard', exact: true }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Select how it ended')).toBeVisible();
      await page.getByRole('radio', { name: 'Offer', exact: true }).check();
      await expectAccessible(page);
      await goOnTo(page, 'check');
      await expect(preview(page)).toContainText(question);
      await page.getByRole('button', { name: 'Send my interview' }).click();
      await expect(page).toHaveURL('/contribute/next-step?k=interview&company=vaayuna-technologies');
      // Role and month show only after weeks, so it is among the last.
      const headers = { appid: '999', systemid: 'AB_WEB' };
      const pages = [1, 2, 3, 4, 5, 6].map((number) =>
        request.get(`/api/interviews/interviews?company=vaayuna-technologies&limit=50&page=${number}`, { headers }),
      );
      const texts = await Promise.all((await Promise.all(pages)).map((answer) => answer.text()));
      expect(texts.join('')).toContain(question);
    });
  });
}

test('a misspelt company and city are asked back once their fields are left, before a company can be added', async ({
  page,
}) => {
  await page.goto('/contribute/salary-v3');
  const company = page.getByRole('combobox', { name: 'Company' });
  const city = page.getByRole('combobox', { name: 'City' });
  const offers = page.getByRole('button', { name: /^Did you mean/ });
  const listed = page.getByRole('listbox').getByRole('option');
  await company.fill('vayuna');
  await expect(listed).toHaveText([/^Vaayuna Technologies/]);
  // The list shows the name, so no second offer appears below.
  await expect(offers).toHaveCount(0);
  await company.press('Tab');
  const offered = page.getByRole('button', { name: /^Did you mean|^Not in the list/ });
  await expect(offered).toHaveText([
    'Did you mean Vaayuna Technologies, Bengaluru?',
    'Not in the list? Add this company',
  ]);
  await expectAccessible(page);
  await offers.click();
  await expect(company).toHaveValue('Vaayuna Technologies');
  await expect(offers).toHaveCount(0);

  await city.fill('benga');
  await expect(listed.first()).toHaveText(/^Bengaluru/);
  await expect(offers).toHaveCount(0);
  await city.fill('puna');
  await expect(listed).toContainText(['Pune', 'Punalur']);
  await expect(offers).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter your job title, and pick it from the list')).toBeVisible();
  await offers.filter({ hasText: 'Did you mean Pune, Maharashtra?' }).click();
  await expect(city).toHaveValue('Pune');
});

test('the check of pay asks back a misspelt company and city, and so does the city of a company that is added', async ({
  page,
  complaints,
}) => {
  // The service is asked whether it knows the misspelt company.
  complaints.allow(/404/);
  await page.goto('/are-you-paid-fairly?jobProfile=QA%20Engineer');
  const offers = page.getByRole('button', { name: /^Did you mean/ });
  const company = page.getByRole('combobox', { name: /^Company/ });
  await page.getByRole('textbox', { name: 'Fixed pay a year' }).fill('850000');
  await company.fill('vayuna');
  await company.press('Tab');
  await offers.filter({ hasText: 'Did you mean Vaayuna Technologies, Bengaluru?' }).click();
  await expect(company).toHaveValue('Vaayuna Technologies');
  await expect(page.getByText('We could not find what you are looking for!')).toHaveCount(0);
  const city = page.getByRole('combobox', { name: /^City/ });
  await city.fill('puna');
  await city.press('Tab');
  await offers.filter({ hasText: 'Did you mean Pune, Maharashtra?' }).click();
  await expect(city).toHaveValue('Pune');

  await page.goto('/contribute/salary-v3');
  await page.getByRole('combobox', { name: 'Company' }).fill('Jalatarang Looms');
  await page.getByRole('combobox', { name: 'Company' }).press('Tab');
  await page.getByRole('button', { name: 'Not in the list? Add this company' }).click();
  const office = page.getByRole('combobox', { name: 'City of its main office' });
  await office.fill('punne');
  await office.press('Tab');
  await offers.filter({ hasText: 'Did you mean Pune, Maharashtra?' }).click();
  await expect(office).toHaveValue('Pune');
});

test('a guest says that the device is shared: the draft stays with the tab, over a reload, and nobody else finds it', async ({
  page,
  context,
}) => {
  const path = '/contribute/salary-v3?company=vaayuna-technologies';
  const title = page.getByRole('combobox', { name: 'Job title' });
  await page.goto(path);
  await expect(page.getByText('Do others use this device?')).toHaveCount(0);
  await title.fill('Data Analyst');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Shared device' }).click();
  await expect(page.getByText('Do others use this device?')).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('Data Analyst');
  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next.getByText('Your draft is back')).toHaveCount(0);
  await expect.poll(async () => (await stored(page)).tab.join()).toContain('Data Analyst');
  expect((await stored(page)).device.join()).not.toContain('Data Analyst');
});

test('a guest says that only they use the device: another tab has the draft, Back and the login keep it, and it is cleared at once', async ({
  page,
  context,
}) => {
  const path = '/contribute/salary-v3?company=vaayuna-technologies';
  const title = page.getByRole('combobox', { name: 'Job title' });
  await page.goto(path);
  await pick(page, title, 'Data Analyst');
  await expect(page.getByText(/^Saved until you close this tab/)).toBeVisible();
  expect((await stored(page)).device.join()).not.toContain('Data Analyst');
  await page.getByRole('button', { name: 'My device' }).click();
  await expect(page.getByText(/^Saved on this device for 24 hours/)).toBeVisible();
  await expect.poll(async () => (await stored(page)).device.join()).toContain('Data Analyst');
  await expectAccessible(page);

  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByText('Your draft is back')).toBeVisible();
  await expect(next.getByRole('combobox', { name: 'Job title' })).toHaveValue('Data Analyst');
  await next.close();

  await pick(page, page.getByRole('combobox', { name: 'City' }), 'Bengaluru');
  await goOnTo(page, 'pay');
  await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: '3 years' });
  await page.goBack();
  await expect(title).toHaveValue('Data Analyst');
  await page.goForward();
  await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '8 Lakhs' });
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Send my salary' }).click();
  await signIn(page, demoPerson('Zoya'));
  await expect(page.getByText('You are logged in now')).toBeVisible();
  await expect(preview(page)).toContainText('Data Analyst');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('.guest.');
  await expect.poll(async () => (await stored(page)).device.join()).toContain('Data Analyst');

  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(Object.values(await stored(page)).join()).not.toContain('Data Analyst');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your draft is back')).toHaveCount(0);
});

test('what a guest types as pay stays with the tab, and Clear removes it at once', async ({ page, context }) => {
  const path = '/salaries/vaayuna-technologies-salaries?designation=qa-engineer';
  const own = page.getByLabel('Your CTC a year');
  await page.goto(path);
  await own.fill('8.5');
  await expect(page.getByText('Kept until you close this tab. It is never sent.')).toBeVisible();
  await page.reload();
  await expect(own).toHaveValue('8.5');
  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByText('Kept until you close this tab. It is never sent.')).toBeVisible();
  await expect(next.getByLabel('Your CTC a year')).toHaveValue('');
  await next.goto('/salaries/take-home-salary-calculator');
  await next.getByRole('textbox', { name: 'CTC a year', exact: true }).fill('1850000');
  await expect(next.getByText(/Kept until you close this tab\.$/)).toBeVisible();
  const typed = /18,?50,?000/;
  await expect.poll(async () => (await stored(next)).tab.join()).toMatch(typed);
  await next.getByRole('button', { name: 'Clear', exact: true }).click();
  expect(Object.values(await stored(next)).join()).not.toMatch(typed);
  await next.close();
  await expect.poll(async () => (await stored(page)).tab).toContain('8.5');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(own).toHaveValue('');
  expect(Object.values(await stored(page)).flat()).not.toContain('8.5');
});

test('unusual pay is asked back at its field, and sent once the user says that it is right', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await signedIn(page, baseURL ?? '', aNewAccount());
  await page.goto('/contribute/salary-v3?company=vaayuna-technologies&jobProfile=Data%20Analyst');
  await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Data Analyst');
  await pick(page, page.getByRole('combobox', { name: 'City' }), 'Bengaluru');
  await goOnTo(page, 'pay');
  await page.getByRole('combobox', { name: 'Total experience' }).selectOption({ label: 'Fresher' });
  await page.getByRole('combobox', { name: 'Fixed pay, lakhs' }).selectOption({ label: '4.5 Crores' });
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Send my salary' }).click();
  await expect(page.getByText(/^This is more than four times the median of this role\./)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Fixed pay, lakhs' })).toBeFocused();
  await page.getByRole('button', { name: 'It is correct' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('[RT-CONTRIB-SALARY-OLD] [RT-CONTRIB-NEXTSTEP] the older address leads to the form with its query, and the next step asks for something else', async ({
  page,
}) => {
  await page.goto('/contribute/salary?company=vaayuna-technologies&jobProfile=Data%20Analyst');
  await expect(page.getByRole('heading', { level: 1, name: 'Add your salary' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Vaayuna Technologies');
  await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Data Analyst');
  await page.goto('/contribute/next-step?rid=1&k=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Share what you know' })).toBeVisible();
});

/** Returns what the browser keeps, by place. */
function stored(page: Page) {
  return page.evaluate(() => {
    const valuesOf = (place: Storage) =>
      Array.from({ length: place.length }, (_, at) => place.getItem(place.key(at) ?? '') ?? '');
    return { device: valuesOf(localStorage), tab: valuesOf(sessionStorage) };
  });
}

/** By its address: the first step of joining and leaving has questions that a career status does not answer. */
const OPENING = {
  '/contribute/company-review-v3': 2,
  '/contribute/salary-v3': 2,
  '/contribute/interview-story': 2,
  '/contribute/company-benefits': 2,
  '/contribute/tenure': 1,
  '/features?showPhotosModal=true': 2,
};

test('a form opens after what the career status answers, whole from the server', async ({ page, product }) => {
  await asNewWriter(page, product);
  for (const [form, step] of Object.entries(OPENING)) {
    await page.goto(`${form}${form.includes('?') ? '&' : '?'}company=vaayuna-technologies`);
    await expect(page.getByRole('main')).toContainText(`Step ${step} of `);
  }
});
