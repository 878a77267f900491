import type { Locator, Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { MAX_LINE_WAITING_DAYS } from '@/core/trust/public-log/log-line.rules';
import { messages as claims } from '@/views/research/employer/messages';
import { messages } from '@/views/research/employer-answers/messages';
import { messages as photos } from '@/views/research/photos/messages';
import { messages as log } from '@/views/trust/public-log/messages';
import { claimByRecord } from './harness/claims';
import { goOnTo } from './harness/contribution-form';
import { asModerator } from './harness/moderators';
import { asNewWriter } from './harness/new-writer';
import { SCREENS } from './harness/screens';
import { expect, expectAccessible, test } from './harness/test';

async function expectFits(page: Page, shown: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const [width, colorScheme] of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await shown.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('a company answers an interview, a photo and a fact of joining and leaving where each is read', async ({
  page,
  newWindow,
  product,
}) => {
  const company = 'Vaayuna Technologies';
  await claimByRecord(page, product.origin, 'vaayuna-technologies');
  const reader = await newWindow();

  /** Answers by keyboard, edits, lets a guest read it, and withdraws. */
  async function expectAnswered(partOf: (page: Page) => Locator, address: () => string, name: string): Promise<void> {
    const part = partOf(page);
    const text = `We changed this in March: ${name}.`;
    await part.getByRole('button', { name: messages.answer(company) }).press('Enter');
    const field = part.getByRole('textbox', { name: messages.field });
    await field.fill(text);
    await field.press('ArrowLeft');
    await field.press('ArrowRight');
    await expectFits(page, field);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await part.getByRole('button', { name: messages.answer(company) }).click();
    await expect(field).toHaveValue(text);
    await part.getByRole('button', { name: messages.send, exact: true }).click();
    await part.getByRole('button', { name: messages.edit }).click();
    await expect(field).toHaveValue(text);
    await field.fill(`${text} In April too.`);
    await part.getByRole('button', { name: messages.send, exact: true }).click();
    await expect(part.getByRole('button', { name: messages.edit })).toBeVisible();

    await reader.goto(address());
    const read = partOf(reader);
    await expect(read.getByText(text)).toBeHidden();
    await read.getByText(messages.from(company)).click();
    await expect(read.getByText(`${text} In April too.`)).toBeVisible();
    await expect(read.getByText(messages.edited)).toBeVisible();
    await expect(read.getByRole('button', { name: messages.edit })).toHaveCount(0);
    await expectFits(reader, read.getByText(text));

    await part.getByRole('button', { name: messages.withdraw }).click();
    await expect(part.getByRole('button', { name: messages.answer(company) })).toBeVisible();
    await expect(part.getByText(messages.from(company))).toHaveCount(0);
  }

  await page.goto('/interviews/vaayuna-technologies-interview-questions');
  const openings = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: messages.answer(company) }) });
  const reported = await openings.first().getByRole('heading').first().textContent();
  const interview = (of: Page) =>
    of
      .getByRole('article')
      .filter({ hasText: reported ?? '' })
      .first();
  await expectAnswered(interview, () => new URL(page.url()).pathname, 'interview');

  const gallery = (of: Page) => of.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  const answer = gallery(page).getByRole('button', { name: messages.answer(company) });
  const answered = gallery(page).getByText(messages.from(company));
  const place = async () =>
    Number(/\d+/.exec((await gallery(page).getByRole('heading').first().textContent()) ?? '')?.[0]);
  /** Turns pages until the company may answer. The demo data answers some photos, on other places each month. */
  async function turnToUnanswered(turn: string): Promise<void> {
    await expect(answer.or(answered)).toBeVisible();
    while (await answered.isVisible()) {
      const left = await place();
      await page.getByRole('button', { name: turn }).click();
      await expect(gallery(page)).not.toHaveAccessibleName(new RegExp(`^Photo ${left} of `));
      await expect(answer.or(answered)).toBeVisible();
    }
  }

  await page.goto('/photos/vaayuna-technologies-photos');
  await page.getByRole('link', { name: /, photo 1 of \d+/ }).click();
  await turnToUnanswered(photos.next);
  const near = await place();
  await expectAnswered(gallery, () => page.url(), 'photo');
  await expect(gallery(page)).toHaveAccessibleName(new RegExp(`^Photo ${near} of `));
  // Also beyond the first page.
  const [, total] = /of (\d+)$/.exec((await gallery(page).getByRole('heading').first().textContent()) ?? '') ?? [];
  for (let next = near + 1; next <= Number(total); next += 1) {
    await page.getByRole('button', { name: photos.next }).click();
    await expect(gallery(page)).toHaveAccessibleName(new RegExp(`^Photo ${next} of `));
  }
  await turnToUnanswered(photos.previous);
  const far = await place();
  expect(far).toBeGreaterThan(40);
  await answer.click();
  await gallery(page).getByRole('textbox', { name: messages.field }).fill('This room was repainted.');
  await gallery(page).getByRole('button', { name: messages.send, exact: true }).click();
  await expect(gallery(page).getByRole('button', { name: messages.edit })).toBeVisible();
  await expect(gallery(page)).toHaveAccessibleName(new RegExp(`^Photo ${far} of `));

  await page.goto('/tenure/vaayuna-technologies-joining-and-leaving');
  const fact = (of: Page) =>
    of
      .getByRole('listitem')
      .filter({ has: of.getByRole('heading', { level: 3 }) })
      .first();
  await expectAnswered(fact, () => new URL(page.url()).pathname, 'tenure');
});

test('from the claim of a company to its answer, its complaint and the log, as author, company and moderator see it', async ({
  page: author,
  newWindow,
  product,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const [urlName, company] = ['kolamba-retail', 'Kolamba Retail'];
  const likes = 'Shifts are planned a month ahead and swaps are easy.';
  const text = 'Since March nobody works more than two Sundays a month.';
  // The log notes the day of its first round.
  product.pass(HOUR_MS);

  await asNewWriter(author, product, company);
  await author.goto(`/contribute/company-review-v3?company=${urlName}`);
  await author.getByRole('group', { name: 'Overall rating' }).getByRole('radio').nth(1).check({ force: true });
  await goOnTo(author, 'words');
  await author.getByLabel('What do you like?').fill(likes);
  await author.getByLabel('What do you not like?').fill('Every store manager works all Sundays of a month.');
  await goOnTo(author, 'check');
  await expect(author.getByText('may answer', { exact: false })).toBeVisible();
  await author.getByRole('button', { name: 'Publish the review' }).click();
  await expect(author).toHaveURL(/\/contribute\/next-step/);
  await author.goto('/user/contributions');
  const address = await author.getByRole('link', { name: 'View review' }).getAttribute('href');
  const reviews = address ?? '';

  const employer = await newWindow();
  await claimByRecord(employer, product.origin, urlName);
  await employer.goto(reviews);
  const review = (of: Page) => of.getByRole('article').filter({ hasText: likes });
  await review(employer)
    .getByRole('button', { name: messages.answer(company) })
    .click();
  await employer.getByRole('textbox', { name: messages.field }).fill(text);
  await employer.getByRole('button', { name: messages.send, exact: true }).click();
  await expect(review(employer).getByRole('button', { name: messages.edit })).toBeVisible();

  await author.goto(reviews);
  await author.getByRole('button', { name: /^Notifications/ }).click();
  await author.getByRole('dialog', { name: 'Notifications' }).getByText('A company answered you').click();
  await expect(author.getByRole('heading', { level: 1, name: messages.from(company) })).toBeVisible();
  await expect(author.getByText(text)).toBeVisible();
  await author.getByRole('textbox', { name: messages.replyField }).fill('In our store it was still so in June.');
  await author.getByRole('button', { name: messages.send, exact: true }).click();
  await expect(author.getByText(messages.reply)).toBeVisible();
  await expect(author.getByRole('textbox', { name: messages.replyField })).toHaveCount(0);

  await employer.reload();
  await review(employer).getByText(messages.from(company)).click();
  await expect(review(employer).getByText('In our store it was still so in June.')).toBeVisible();
  await review(employer).getByRole('button', { name: 'More actions' }).click();
  await employer.getByRole('menuitem', { name: 'Report this review' }).click();
  await employer.getByRole('link', { name: /^Complain formally instead/ }).click();
  await employer.getByRole('radio', { name: /^It is untrue/ }).check();
  await employer.getByLabel('What is wrong, and which').fill('No store manager worked all Sundays of a month.');
  await employer.getByRole('checkbox', { name: 'Yes, for a company or as its lawyer' }).check();
  await employer.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(employer.getByText(/^Your complaint has the number/)).toBeVisible();
  await employer.getByRole('link', { name: 'The page of your complaint' }).click();
  await expect(employer.getByText('Not decided yet')).toBeVisible();

  await author.goto('/user/contributions');
  const told = author.getByRole('link', { name: /^Answer the complaint until/ });
  await expect(async () => {
    await author.reload();
    await expect(told).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await told.click();
  await author.getByRole('textbox', { name: 'How do you know that it is true?' }).fill('I made the plans of May.');
  await author.getByRole('button', { name: 'Send the answer' }).click();
  await expect(author.getByText(/^You answered on/)).toBeVisible();

  const moderator = await newWindow();
  await asModerator(moderator, product.origin, 'Dev');
  await moderator.goto('/moderation');
  await moderator
    .getByRole('main')
    .getByRole('button', { name: /Untrue/ })
    .filter({ hasText: company })
    .click();
  await expect(moderator.getByText('I made the plans of May.')).toBeVisible();
  await moderator.getByRole('button', { name: 'Keep' }).click();
  await expect(moderator.getByText(`Kept: ${company}`)).toBeVisible();
  product.pass(DECISION_UNDO_MS);
  await expect(async () => {
    await employer.reload();
    await expect(employer.getByText(/^Answered on/)).toBeVisible({ timeout: 3_000 });
  }).toPass();

  const guest = await newWindow();
  await guest.goto('/transparency');
  await expect(guest.getByText(log.empty)).toBeVisible();
  product.pass(MAX_LINE_WAITING_DAYS * DAY_MS);
  const lines = guest.getByRole('list', { name: log.caption }).getByRole('listitem');
  await expect(async () => {
    await guest.reload();
    await expect(lines.first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  for (const line of [
    `Claimed by proof of its web domain: Company’s side, ${company}`,
    `Answer written: Company’s side, ${company}`,
    `Kept: Review, ${company}`,
  ])
    await expect(lines.filter({ hasText: line })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Kept: Review' })).toContainText(`${log.askedBy}: a complaint`);
  await expect(guest.getByText(likes)).toHaveCount(0);
  const kept = await lines.count();
  await expect(guest.locator('.log-note')).toContainText(`\n${kept}\n`);
  await expectFits(guest, guest.locator('.log-note'));
  await guest.goto(`/employer/${urlName}`);
  const acts = guest.getByRole('list', { name: claims.acts }).getByRole('listitem');
  await expect(acts.filter({ hasText: /^Answer written, / })).toHaveCount(1);
  await expect(acts.filter({ hasText: /^Claimed by proof of its web domain, / })).toHaveCount(1);
  await expect(acts).toHaveCount(2);
  await guest.goto(reviews);
  await expect(review(guest)).toBeVisible();
});
