import type { Browser, Page } from '@playwright/test';
import { correctionRefusals } from '@/core/research/employer-corrections/correction-refusals.rules';
import { messages as claimMessages } from '@/views/research/employer/messages';
import { messages } from '@/views/research/employer-corrections/messages';
import { queueMessages } from '@/views/research/employer-corrections/queue-messages';
import { claimByRecord } from './harness/claims';
import { asModerator } from './harness/moderators';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const SCREENS = [
  [360, 'light'],
  [768, 'dark'],
  [1440, 'dark'],
] as const;
const COMPANY = 'silikara-semiconductors';
const SOURCE = 'https://registry.example/silikara';

async function expectFits(page: Page): Promise<void> {
  for (const [width, colorScheme] of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

async function moderatorOf(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await asModerator(page, origin, 'Farhan');
  return page;
}

test('a claimant corrects the entry: refused once with a reason, accepted then, shown with its source', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.allow(/status of 4(09|22)/);
  await claimByRecord(page, product.origin, COMPANY);
  await page.getByRole('link', { name: claimMessages.correct }).click();
  await expect(page).toHaveURL(/\/companies\/claim\/[0-9a-f-]{36}\/entry$/);
  await expect(page.getByRole('heading', { level: 1, name: /Silikara Semiconductors$/ })).toBeVisible();
  const value = page.getByLabel(messages.value);
  const source = page.getByLabel(messages.source, { exact: true });
  const send = page.getByRole('button', { name: messages.send });

  // Faults show at the field; the input survives navigation.
  await value.fill('https://elsewhere.example');
  await send.click();
  await expect(page.getByText(correctionRefusals.values.WEBSITE)).toBeVisible();
  await expect(page.getByText(correctionRefusals.source)).toBeVisible();
  await expect(value).toBeFocused();
  await expectFits(page);
  await page.getByRole('link', { name: messages.back }).click();
  await expect(page.getByRole('heading', { name: claimMessages.yours })).toBeVisible();
  await page.goForward();
  await expect(value).toHaveValue('https://elsewhere.example');

  await page.getByLabel(messages.field, { exact: true }).selectOption({ label: messages.fields.HEADQUARTERS });
  await expect(value).toHaveValue('');
  await value.fill('Jaipur');
  await source.fill(SOURCE);
  await source.press('Enter');
  await expect(page.getByText(messages.sent)).toBeVisible();
  await expect(page.getByText(messages.states.WAITING)).toBeVisible();
  // A second correction of the same fact waits for the first.
  await value.fill('Surat');
  await source.fill(SOURCE);
  await send.click();
  await expect(page.getByRole('alert').getByText(correctionRefusals.waiting)).toBeVisible();

  const moderator = await moderatorOf(browser, product.origin);
  await moderator.goto('/moderation');
  await moderator.getByRole('link', { name: 'Corrections of entries' }).click();
  await expect(moderator).toHaveURL('/moderation/corrections');
  await expect(moderator.getByText('Jaipur')).toBeVisible();
  const refuse = moderator.getByRole('button', { name: /^Refuse: Headquarters of Silikara/ });
  await refuse.click();
  await expect(moderator.getByLabel(queueMessages.reason)).toBeFocused();
  await moderator.keyboard.press('Escape');
  await refuse.click();
  await moderator.getByRole('button', { name: queueMessages.refuseNow }).click();
  await expect(moderator.getByText(correctionRefusals.reasonMissing)).toBeVisible();
  await expectFits(moderator);
  await moderator.getByLabel(queueMessages.reason).fill('The source names Jaipur as a branch.');
  await moderator.keyboard.press('Enter');
  await expect(moderator.getByText(queueMessages.decided.REFUSED)).toBeVisible();
  await expect(refuse).toHaveCount(0);
  await moderator.getByRole('button', { name: /^Refuse: / }).click();
  await moderator.getByLabel(queueMessages.reason).fill('The source is not there.');
  await moderator.keyboard.press('Enter');
  await expect(moderator.getByText(queueMessages.empty)).toBeVisible();

  await page.reload();
  await expect(page.getByText('The source names Jaipur as a branch.')).toBeVisible();
  await page.getByLabel(messages.field, { exact: true }).selectOption({ label: messages.fields.HEADQUARTERS });
  await value.fill('Nagpur');
  await source.fill(SOURCE);
  await send.click();
  await expect(page.getByText(messages.states.WAITING)).toBeVisible();
  await moderator.reload();
  await moderator.getByRole('button', { name: /^Accept: / }).click();
  await expect(moderator.getByText(queueMessages.decided.ACCEPTED)).toBeVisible();
  await moderator.context().close();

  await page.goto(`/employer/${COMPANY}`);
  const listed = page.getByRole('list', { name: messages.corrected }).getByRole('listitem');
  await expect(listed).toHaveText(/^Headquarters: Nagpur, before: /);
  await expect(listed.getByRole('link')).toHaveAttribute('href', SOURCE);
  await expect(listed.getByRole('link')).toHaveAttribute('rel', /noreferrer/);
  await expectFits(page);
  await page.goto(`/overview/${COMPANY}-overview`);
  await expect(page.getByText('Nagpur').first()).toBeVisible();
  await page.goto('/companies/claim');
  await page.getByRole('button', { name: claimMessages.end }).click();
  await expect(page.getByText(claimMessages.none)).toBeVisible();
});

test('an entry is corrected by its claimant alone, and decided by moderators alone', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const path = '/companies/claim/00000000-0000-4000-8000-000000000000/entry';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: messages.gate })).toBeVisible();
  await expectAccessible(page);
  await signedIn(page, product.origin, aNewAccount());
  await page.goto(path);
  await expect(page.getByText(messages.noSuchClaim)).toBeVisible();
  await page.goto('/moderation/corrections');
  await expect(page.getByText('Only moderators')).toBeVisible();
  await expectAccessible(page);
});
