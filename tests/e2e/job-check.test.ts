import type { Locator, Page, Request } from '@playwright/test';
import { messages } from '@/views/research/job-check/messages';
import { enterOn, tabTo } from './harness/keyboard';
import { expect, expectAccessible, test } from './harness/test';

test.use({ leavesNothing: true });

const OFFER_BY_CHAT =
  'Congratulations dear, you are selected for Vaayuna Technologies without interview. Pay refundable security deposit of ₹2,500 on GPay today, laptop will be couriered. Contact HR on WhatsApp +91 98765 43210';

/** Letters of our font ranges and other scripts, in a quoted sentence. */
const ANY_TEXT =
  'Félicitations, señor Müller-Åström œuvre ı ¿qué? ¡sí! ° ± µ × ÷ ≤ ≈ → € ™: pay ₹2,500 शुल्क जमा करें १२३ கட்டணம் ফি ఫీజు رسوم Плата 費用 \u{1f389}\u{1f64f}\u{1f3fd} ﬁ \u2028 ½ ﷼ Ω ∑ ✅ ☎ ⓿ to hr@vaayuna-careers.com today';

const field = (page: Page) => page.getByRole('textbox', { name: messages.field });
const checkButton = (page: Page) => page.getByRole('button', { name: messages.check });
const keptOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map((request) => new URL(request.url).pathname),
  );

const SECONDS_A_WORD = 0.3;
const SECONDS_A_TAP = 1.2;

function wordsDownTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const isAbove = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < Math.min(bottom, innerHeight);
      // An open menu covers what is below it.
      const top = isAbove ? document.elementFromPoint(box.left + box.width / 2, Math.max(0, box.top + 1)) : null;
      if (top !== null && (top.contains(node) || node.parentElement?.contains(top) === true))
        words += (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
    return words;
  });
}

test('a fresher who is asked for ₹2,500 by chat finds the right advice from Home in under a minute, at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let [words, taps] = [0, 0];
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    words += await wordsDownTo(target);
    taps += 1;
    await target.click();
  };
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Company, role or city' }));
  await page.getByRole('combobox', { name: /^Search/ }).fill('fraud');
  taps += 'fraud'.length;
  await tap(page.getByRole('option', { name: /^Is this job real/ }));
  await expect(page).toHaveURL(/\/jobs\/check$/);
  await expectAccessible(page);
  await tap(field(page));
  await field(page).fill(OFFER_BY_CHAT);
  // Long press and paste.
  taps += 2;
  await checkButton(page).click();
  taps += 1;
  const head = page.getByRole('heading', { level: 2, name: messages.dontPay });
  await expect(head).toBeFocused();
  const sign = page.getByRole('heading', { level: 3, name: messages.signs.money.found });
  await expect(page.getByText(messages.steps[1])).toBeVisible();
  await expect(page.getByRole('link', { name: messages.ifPaid })).toBeInViewport();
  await expect(sign).toBeInViewport();
  for (const name of [messages.ifPaid, messages.call])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', 'tel:1930');
  await expect(page.getByRole('link', { name: messages.portal })).toHaveAttribute('href', 'https://cybercrime.gov.in');
  words += await wordsDownTo(page.getByText(messages.signs.money.meaning));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  expect(words * SECONDS_A_WORD + taps * SECONDS_A_TAP, `${words} words, ${taps} taps`).toBeLessThan(60);
});

test('the same by the keyboard alone', async ({ page }) => {
  await page.goto('/jobs');
  await enterOn(page, /^Is this job real/);
  await expect(page).toHaveURL(/\/jobs\/check$/);
  await tabTo(page, new RegExp(`^${messages.field}`));
  await page.keyboard.insertText(OFFER_BY_CHAT);
  await enterOn(page, new RegExp(`^${messages.check}$`));
  await expect(page.getByRole('heading', { level: 2, name: messages.dontPay })).toBeFocused();
  await tabTo(page, new RegExp(`^${messages.call}$`));
});

test('nothing is sent while one types and presses, and an imitated address is named with the company’s own', async ({
  page,
}) => {
  await page.goto('/jobs/check');
  await page.mouse.move(10, 10);
  await expect.poll(() => keptOn(page)).toContain('/jobs/check');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const sent: string[] = [];
  const note = (request: Request) => sent.push(`${request.method()} ${request.url()}`);
  page.on('request', note);
  await field(page).pressSequentially('From: hr@vaayuna-careers.com ₹500, पच्चीस सौ रुपये जमा करें');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: messages.signs.lookAlike.found })).toBeVisible();
  await expect(page.getByText('What we know of Vaayuna Technologies: vaayuna.example')).toBeVisible();
  await page.getByRole('button', { name: messages.clear }).click();
  await expect(field(page)).toHaveValue('');
  await checkButton(page).click();
  await expect(page.getByText(messages.missing)).toBeVisible();
  await expect(field(page)).toBeFocused();
  // No script, accent or emoji may fetch a font.
  await page.keyboard.insertText(ANY_TEXT);
  await checkButton(page).click();
  await expect(page.getByRole('heading', { level: 3, name: messages.signs.money.found })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  page.off('request', note);
  expect(sent).toEqual([]);
});

test('a message without our signs is not called safe', async ({ page }) => {
  await page.goto('/jobs/check');
  await field(page).fill('Your interview is on Tuesday at 11 in our office. hr@vaayuna.example');
  await checkButton(page).click();
  await expect(page.getByRole('heading', { level: 2, name: messages.noneFound })).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(/\bsafe\b|\bgenuine\b/i);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page that was loaded before checks a message', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket|Failed to fetch/);
    await page.goto('/jobs/check');
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect.poll(() => keptOn(page)).toContain('/jobs/check');
    await context.setOffline(true);
    await page.reload();
    await field(page).fill('hr@vaayuna-careers.com asks to pay a fee of Rs 900');
    await checkButton(page).click();
    await expect(page.getByText('What we know of Vaayuna Technologies: vaayuna.example')).toBeVisible();
  });
});
