import type { Page } from '@playwright/test';
import { TENURE_FACTS } from '@/core/research/tenure/tenure.rules';
import { TENURE_NAMES } from '@/core/research/tenure/tenure-labels';
import { messages as check } from '@/views/research/job-check/messages';
import { messages as tenure } from '@/views/research/tenure/messages';
import { goOnTo, preview } from './harness/contribution-form';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const form = '/contribute/tenure?company=rathayana-motors';

/** Clicks the label, since the radio is visually hidden. */
function answer(page: Page, question: string, text: string) {
  return page.getByRole('group', { name: question }).getByText(text, { exact: true });
}

const isChosen = (page: Page, question: string, text: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: text, exact: true });

async function chooseQuarter(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Joining quarter' }).selectOption('2023-Q2');
}

test('joining and leaving is told in presses, kept over a reload, sent, changed and withdrawn', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto(form);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose the quarter in which you joined, or should have joined')).toBeVisible();
  await chooseQuarter(page);
  await answer(page, 'How it ended', 'Resigned').click();
  await expectAccessible(page, 'main');
  await goOnTo(page, 'joining');
  await answer(page, 'Your offer', 'Changed').click();
  await answer(page, 'Your offer', 'Changed').click();
  await expect(isChosen(page, 'Your offer', 'Changed')).not.toBeChecked();
  await answer(page, 'Your offer', 'Kept').click();
  await expectAccessible(page, 'main');
  await goOnTo(page, 'leaving');
  await answer(page, 'Days to final settlement', 'Not yet').click();
  await page.reload();
  await expect(isChosen(page, 'Days to final settlement', 'Not yet')).toBeChecked();
  await expectAccessible(page, 'main');
  await goOnTo(page, 'check');
  await expect(preview(page)).toContainText('Not yet');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page).toHaveURL('/contribute/next-step?k=tenure&company=rathayana-motors');

  await page.goto('/user/contributions');
  const own = page.getByRole('listitem').filter({ hasText: 'Joining and leaving Rathayana Motors' });
  await expectAccessible(page, 'main');
  await own.getByRole('link', { name: 'Edit the answers' }).click();
  await expect(page).toHaveURL(/\/contribute\/tenure\?company=rathayana-motors&report=/);
  await goOnTo(page, 'joining');
  await expect(isChosen(page, 'Your offer', 'Kept')).toBeChecked();
  await goOnTo(page, 'leaving');
  await answer(page, 'Days to final settlement', 'Over 90').click();
  await answer(page, 'Less than due?', 'Yes').click();
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page).toHaveURL('/contribute/next-step?k=tenure&company=rathayana-motors');

  await page.goto('/user/contributions');
  await own.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByText('Your report of joining and leaving is withdrawn.')).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('the form is filled in by the keyboard alone, by a guest who logs in at the end', async ({ page }) => {
  await page.goto(form);
  await chooseQuarter(page);
  await isChosen(page, 'How it ended', 'Still there').focus();
  await page.keyboard.press('Space');
  await expect(isChosen(page, 'How it ended', 'Still there')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(isChosen(page, 'How it ended', 'Resigned')).toBeChecked();
  await page.keyboard.press('Delete');
  await expect(isChosen(page, 'How it ended', 'Resigned')).not.toBeChecked();
  await goOnTo(page, 'joining');
  await isChosen(page, 'Your offer', 'Kept').focus();
  await page.keyboard.press('Space');
  await goOnTo(page, 'leaving');
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to send your answers' })).toBeVisible();
});

test('at 360 px the tab says how long the money takes, and what the law says, before one scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/tenure/vaayuna-technologies-joining-and-leaving');
  const money = page.getByRole('region', { name: 'How long until you get your money?' });
  await expect(money).toContainText('Final settlement');
  await expect(money.getByText('The law says two working days.')).toBeInViewport();
  await expectAccessible(page, 'main');
});

test('all twelve facts show, the rule of law or its absence beside each', async ({ page }) => {
  await page.goto('/tenure/vaayuna-technologies-joining-and-leaving');
  const main = page.getByRole('main');
  for (const { questions } of TENURE_FACTS.filter((fact) => fact.questions[0] !== 'settlement'))
    await expect(main.getByRole('heading', { name: TENURE_NAMES[questions[0]], exact: true })).toBeVisible();
  await expect(main.getByText('section 73, Indian Contract Act 1872', { exact: false })).toBeVisible();
  await expect(main.getByText('No law sets this; the contract does.').first()).toBeVisible();
  await page.goto('/companies');
  const facts = page.getByRole('link', { name: /^Usually: .*final settlement / });
  await expect(facts.first()).toBeVisible();
  await page.goto('/compare?companies=vaayuna-technologies,shikharix-labs');
  for (const name of ['Offer', 'Final settlement', 'Relieving letter'])
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('a company of a few reports shows none of them, and answers with the law and the dates of one’s own', async ({
  page,
}) => {
  const ask = async (path: string) =>
    (await page.request.get(path, { headers: { appid: '999', systemid: 'AB_WEB' } })).json();
  const { items } = await ask('/api/company/companies?limit=50');
  let thin: { urlName: string; companyName: string } | undefined;
  for (const company of items)
    if (thin === undefined && (await ask(`/api/tenure/tenure-figures?company=${company.urlName}`)).figures.length === 0)
      thin = company;
  if (thin === undefined) throw new Error('No company of the demo has too few reports.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/tenure/${thin.urlName}-joining-and-leaving`);
  const money = page.getByRole('region', { name: tenure.money });
  await expect(money.getByText(tenure.noSettlement)).toBeInViewport();
  await expect(money.getByText('The law says two working days.')).toBeInViewport();
  await expect(money.getByRole('link', { name: tenure.exitPack })).toHaveAttribute('href', '/salaries/exit-pack');
  await expect(page.getByText(tenure.empty)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'people' })).toHaveCount(0);
  const report = page.getByRole('main').getByRole('link', { name: 'Add joining or leaving' }).last();
  await expect(report).toHaveAttribute('href', `/contribute/tenure?company=${thin.urlName}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, 'main');
});

test('Home downloads nothing of joining and leaving, nor of the check of a message', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const ofHome = (await Promise.all(scripts)).join('\n');
  const texts = [tenure.money, tenure.noLaw, check.dontPay, check.signs.mule.found];
  expect(texts.filter((text) => ofHome.includes(text))).toEqual([]);
  await page.goto('/jobs/check');
  await page.goto('/tenure/vaayuna-technologies-joining-and-leaving');
  await page.waitForLoadState('networkidle');
  const later = (await Promise.all(scripts)).join('\n');
  expect(texts.filter((text) => later.includes(text))).toEqual(texts);
});
