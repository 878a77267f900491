import type { Locator, Page } from '@playwright/test';
import { MIN_REPEATED_POSTINGS } from '@/core/research/jobs/opening-signs.rules';
import { messages } from '@/views/research/jobs/messages';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

test('[RT-JOBS] [RT-CO-JOBS] openings are filtered by links, sorted, opened, and found at the company', async ({
  page,
}) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const total = page.getByRole('status').filter({ hasText: /^\d+ jobs$/ });
  const all = Number.parseInt((await total.textContent()) ?? '', 10);
  await expectAccessible(page);

  const places = page.getByRole('region', { name: 'Place' });
  await places.getByRole('link', { name: /^Mumbai/ }).click();
  await expect(page).toHaveURL(/\/jobs\?location=mumbai$/);
  await expect.poll(async () => Number.parseInt((await total.textContent()) ?? '', 10)).toBeLessThan(all);
  const inMumbai = (await total.textContent()) ?? '';
  await places.getByRole('link', { name: /^Bengaluru/ }).click();
  await expect(page).toHaveURL(/location=mumbai,bengaluru/);
  await expect(total).not.toHaveText(inMumbai);
  const filtered = (await total.textContent()) ?? '';
  await page.reload();
  await expect(total).toHaveText(filtered);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Highest salary first' });
  await expect(page).toHaveURL(/sort=pay/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs\?location=mumbai$/);
  await page.getByRole('link', { name: 'Remove the filter Mumbai' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Mumbai/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: 'Find a job title' }).fill('engineer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?designation=engineer&location=mumbai$/);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()).toContainText(
    /engineer/i,
  );
  await page.goto('/jobs?location=atlantis');
  await expect(page.getByText('We do not know “atlantis”, so the list is not filtered by it.')).toBeVisible();

  await page.goto('/jobs');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  const company = (await first.getByRole('link').nth(1).textContent()) ?? '';
  await first.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/view\//);
  await expect(page.getByRole('heading', { level: 2, name: 'About the job' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `All jobs at ${company}` }).click();
  await expect(page).toHaveURL(/\/jobs\/[a-z-]+-jobs$/);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expectAccessible(page);
});

async function expectFocusInside(page: Page, sheet: Locator, presses: number): Promise<void> {
  const stops = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const stop = await sheet.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return 'outside the page';
        return element.contains(activeElement) ? 'inside' : activeElement.outerHTML.slice(0, 80);
      });
      stops.add(stop);
    }
  }
  expect([...stops].filter((stop) => stop !== 'outside the page')).toEqual(['inside']);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
]) {
  test(`at ${viewport.width} × ${viewport.height} the filters are a dialog: no focus lies behind it, and it gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/jobs');
    const opener = page.getByRole('link', { name: 'Filters', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await opener.press('Enter');
    await expect(sheet).toBeFocused();
    await expectAccessible(page);
    await expectFocusInside(page, sheet, 40);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(sheet).toBeFocused();
    await page.goBack();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await sheet.getByRole('list').getByRole('link').first().press('Space');
    await expect(page).toHaveURL(/\/jobs\?/);
    // Several can be chosen before looking at the result.
    await sheet.getByRole('link', { name: /^Show \d+ jobs?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  });
}

test('on a phone the filters are a sheet with an address: Back, the cross and Escape close it, and none goes forward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('link', { name: /^Show \d+ jobs$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  const entries = () => page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await expect(sheet).toBeVisible();
  const opened = await entries();
  await sheet.getByRole('link', { name: 'Close filters' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/jobs$/);
  expect(await entries()).toBe(opened);
  await page.goto('/jobs#filters');
  await expect(sheet).toBeVisible();
  const direct = await entries();
  // Until its code loads, the cross is a plain link.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden({ timeout: 5_000 });
  }).toPass();
  expect(await entries()).toBe(direct);
});

test('an opening lists what stands out, and is reported for a reason of its own, with the offices that help', async ({
  page,
  product,
}) => {
  const listed: { jobId: string; timesPosted: number }[] = [];
  for (const number of [1, 2, 3]) {
    const answer = await page.request.get(`/api/jobs/jobs?limit=50&page=${number}`, {
      headers: { appid: '999', systemid: 'AB_WEB' },
    });
    listed.push(...(await answer.json()).items);
  }
  const often = listed.find(({ timesPosted }) => timesPosted >= MIN_REPEATED_POSTINGS);
  if (often === undefined) throw new Error('No opening of the demo was posted often.');
  await signedIn(page, product.origin, demoPerson('Zoya'));
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/jobs/view/${often.jobId}`);
    await expect(page.getByRole('heading', { level: 2, name: messages.noticed })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Report this job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this job' });
    await expect(
      dialog.getByText('A moderator will review it. The company does not learn who reported it.'),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: 'Never answered' }).check();
    await expect(dialog.getByRole('link', { name: 'SHe-Box' })).toBeHidden();
    await dialog.getByRole('radio', { name: /^Breaks the law at work/ }).check();
    await expect(dialog.getByRole('link', { name: 'SHe-Box' })).toHaveAttribute('href', 'https://shebox.wcd.gov.in');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expectAccessible(page);
});

test('an alert is created after the login and deleted with undo', async ({ page, product }) => {
  await page.goto('/jobs?location=pune');
  await page.getByLabel('Job title, or several').fill('engineer');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to get job alerts' })).toBeVisible();
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/jobs?location=pune');
  await page.getByLabel('Job title, or several').fill('engineer');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the alert for engineer' }).click();
  await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeVisible();
});

test('an alert for a place that does not exist is refused at the field, and goes through without the place', async ({
  complaints,
  page,
  product,
}) => {
  complaints.allow(/the server responded with a status of 400/);
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/jobs?location=pune,atlantis');
  const field = page.getByLabel('Job title, or several');
  await field.fill('night nurse');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(field).toHaveAccessibleDescription(/We don’t know the place “atlantis”\. Leave it out/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page).toHaveURL(/\/jobs\?location=pune$/);
  await expect(field).toHaveValue('night nurse');
  await expect(field).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('link', { name: 'night nurse\u00a0· pune' })).toBeVisible();
});

test('[RT-DESIG-JOBS] the jobs of a role are a page of its own, not of a company, and lead to its salaries and interviews', async ({
  page,
}) => {
  await page.goto('/jobs/software-engineer-jobs-prf');
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer jobs' })).toBeVisible();
  await expect(page.getByText('There is no company at this address')).toHaveCount(0);
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters.getByRole('heading', { name: 'Company' })).toBeVisible();
  await expect(filters.getByRole('heading', { name: 'Role' })).toHaveCount(0);
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: 'Pages about Software Engineer' });
  await expect(tabs.getByRole('link')).toHaveText(['Salaries', 'Interviews', 'Jobs']);
  await tabs.getByRole('link', { name: 'Salaries' }).click();
  await expect(page).toHaveURL(/\/profile\/software-engineer-salary$/);
  await tabs.getByRole('link', { name: 'Interviews' }).click();
  await expect(page).toHaveURL(/\/profiles\/software-engineer\/interview-questions$/);
  await tabs.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\/software-engineer-jobs-prf$/);
});

test('[RT-SKILL-JOBS] the jobs for a skill are a page of its own, not of a company, and lead to its interviews', async ({
  page,
}) => {
  await page.goto('/jobs/sql-jobs-ski');
  await expect(page.getByRole('heading', { level: 1, name: 'SQL jobs' })).toBeVisible();
  await expect(page.getByText('There is no company at this address')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: 'Pages about SQL' });
  await expect(tabs.getByRole('link')).toHaveText([/^Interviews\s*\d+$/, /^Jobs\s*\d+$/]);
  await tabs.getByRole('link', { name: /^Interviews/ }).click();
  await expect(page).toHaveURL(/\/skills\/sql-interview-questions$/);
  await tabs.getByRole('link', { name: /^Jobs/ }).click();
  await expect(page).toHaveURL(/\/jobs\/sql-jobs-ski$/);
});

test('roles, skills and openings that nobody knows are not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const address of [
    '/jobs/wizard-jobs-prf',
    '/jobs/wizardry-jobs-ski',
    '/jobs/view/0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11',
  ]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});

test('an opening is served with its data for search engines', async ({ request, page }) => {
  await page.goto('/jobs');
  const path = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .getAttribute('href');
  const html = await (await request.get(path ?? '')).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'JobPosting', hiringOrganization: { '@type': 'Organization' } });
});
