import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const prompt = (page: Page) => page.getByRole('button', { name: 'Write a comment' });
const comments = (page: Page) => page.getByRole('region', { name: /comment/ });

async function typeInto(page: Page, text: string): Promise<void> {
  await expect(page.locator('textarea:focus')).toBeVisible();
  await untilProfileShows(page);
  await page.keyboard.type(text);
}

test('two writers talk under a post: comment, reply, edit, delete, and both hear of it', async ({
  page,
  newWindow,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /comment/ })
    .click();
  await prompt(page).click();
  const box = page.getByRole('textbox', { name: 'Your comment' });
  await expect(box).toBeFocused();
  await box.fill('It took me sixty days.');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'main');
  await untilProfileShows(page);
  await box.press('Control+Enter');
  await expect(comments(page).getByText('It took me sixty days.')).toBeVisible();
  await expect(prompt(page)).toBeFocused();

  const other = await newWindow();
  await signedIn(other, product.origin, demoPerson('Zoya'));
  await other.goto(page.url().replace(/[?#].*/, '?comments=newToOld'));
  const first = comments(other).getByRole('listitem').first();
  await expect(first).toContainText('It took me sixty days.');
  await first.getByRole('button', { name: /^Reply to/ }).click();
  await typeInto(other, 'Even on probation?');
  await other.keyboard.press('Control+Enter');
  await expect(first.getByRole('listitem')).toContainText('Even on probation?');
  await expectAccessible(other, 'main');
  await first
    .getByRole('button', { name: /^Vote up/ })
    .first()
    .click();
  await expect(first.getByRole('button', { name: 'Vote up, 1 so far' })).toHaveAttribute('aria-pressed', 'true');
  await first
    .getByRole('button', { name: /^More for the comment/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: 'Report' }).click();
  const report = other.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Choose what is wrong with it.')).toBeVisible();
  await expectAccessible(other, '[role=dialog]');
  await report.getByText('Spam or advertising').click();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(other.getByText('Thank you. A moderator will review it.')).toBeVisible();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /Your comment has a reply/ }).click();
  // Stays after a reload.
  const own = comments(page).getByRole('listitem').filter({ hasText: 'It took me sixty days.' });
  for (const arrive of [() => page.waitForURL(/\?comment=.+#comment-/), () => page.reload()]) {
    await arrive();
    await expect(own.first().getByRole('listitem')).toContainText('Even on probation?');
    await expect(own.first().getByRole('listitem')).toBeInViewport();
    // A mark beside it says which one the address names.
    await expect(own.first().getByRole('listitem')).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page, '.frame__main');
  }
  await own
    .first()
    .getByRole('button', { name: /^More for the comment/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  const place = comments(page).getByRole('listitem').filter({ hasText: 'Deleted by the author' });
  await expect(place.getByRole('button', { name: '1 reply' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own.first()).toBeVisible();
  // A toast may cover the column.
  await expectAccessible(page, '.frame__main');
});

test('the first replies to a comment are open unasked, and one press shows the others', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await page
    .getByRole('article')
    .nth(3)
    .getByRole('link', { name: /comment/ })
    .click();
  await prompt(page).click();
  await typeInto(page, 'What did you ask for?');
  await page.keyboard.press('Control+Enter');
  const said = comments(page).getByRole('listitem').filter({ hasText: 'What did you ask for?' }).first();
  for (const text of ['The base alone.', 'The base and a date.', 'Nothing at all.']) {
    await said
      .getByRole('button', { name: /^Reply to/ })
      .first()
      .click();
    await typeInto(page, text);
    await page.keyboard.press('Control+Enter');
    await expect(said.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(page.url().replace(/[?#].*/, '?comments=newToOld'));
  await expect(said.getByText('The base and a date.')).toBeVisible();
  await expect(said.getByText('Nothing at all.')).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/replies'))).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'main');
  await said.getByRole('button', { name: 'Show 1 more reply' }).press('Enter');
  const last = said.getByRole('listitem').filter({ hasText: 'Nothing at all.' });
  await expect(last).toBeVisible();
  await said.getByRole('button', { name: '3 replies' }).click();
  await expect(last).toHaveCount(0);
});

test('a person is mentioned by the keyboard alone, hears of it, and comes back to the very comment', async ({
  page,
  newWindow,
  product,
}) => {
  const zoya = await newWindow();
  await signedIn(zoya, product.origin, demoPerson('Zoya'));
  await zoya.goto('/');
  // Under an own post she would get a comment notification instead.
  await zoya
    .getByRole('article')
    .filter({ hasNotText: 'BackbenchPatang' })
    .nth(1)
    .getByRole('link', { name: /comment/ })
    .click();
  await prompt(zoya).click();
  await typeInto(zoya, 'Somebody should say it.');
  await zoya.keyboard.press('Control+Enter');
  const said = comments(zoya).getByRole('listitem').filter({ hasText: 'Somebody should say it.' });
  const label = await said
    .first()
    .getByRole('button', { name: /^More for the comment/ })
    .getAttribute('aria-label');
  const name = label?.split(' ').at(-1) ?? '';

  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto(zoya.url().replace(/[?#].*/, ''));
  await prompt(page).click();
  await typeInto(page, `Well said, @${name.slice(0, 3)}`);
  const box = page.getByRole('combobox', { name: 'Your comment' });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'main');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  const mention = comments(page).getByText(`@${name}`, { exact: true });
  await expect(mention).toHaveClass('mention');

  await zoya.getByRole('button', { name: /^Notifications/ }).click();
  await zoya.getByRole('link', { name: /You were mentioned in a comment/ }).click();
  await zoya.waitForURL(/\?comment=.+#comment-/);
  await expect(comments(zoya).getByText(`@${name}`, { exact: true })).toBeInViewport();
  const shown = zoya.locator('.comment:focus > .comment__x');
  await expect(shown).toContainText('Well said');
  await expect(shown).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  const cut = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh') === null)
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -0.5 || right > window.innerWidth + 0.5);
        })
        .map((element) => `${element.tagName}.${element.className}`),
    );

  test('own nested replies, the box of another and the composer with a draft stay within the screen', {
    tag: '@long',
  }, async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Dev'));
    await page.goto('/');
    const link = page
      .getByRole('article')
      .nth(2)
      .getByRole('link', { name: /comment/ });
    await link.click();
    await prompt(page).click();
    const texts = ['I say it first.', 'I answer myself.', 'And once more.', `A word without an end: ${'x'.repeat(90)}`];
    // Typed text counts as the row's.
    const rowOf = (text: string) =>
      comments(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('paragraph').filter({ hasText: text }) })
        .last();
    for (const text of texts) {
      await typeInto(page, text);
      await page.keyboard.press('Control+Enter');
      await expect(rowOf(text)).toBeVisible();
      expect(await cut(page)).toEqual([]);
      await rowOf(text)
        .getByRole('button', { name: /^Reply to/ })
        .click();
    }
    await typeInto(page, 'A draft of a reply');
    expect(await cut(page)).toEqual([]);
    const lefts = await Promise.all(texts.map(async (text) => (await rowOf(text).boundingBox())?.x ?? 0));
    expect(lefts[1]).toBeGreaterThan(lefts[0] ?? 0);
    expect(lefts[2]).toBeGreaterThan(lefts[1] ?? 0);
    expect(lefts[3]).toBe(lefts[2]);

    await page.goto('/');
    await page.getByRole('button', { name: 'Ask or share something' }).click();
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    await composer.getByRole('textbox', { name: 'Your post' }).fill('x'.repeat(400));
    await expect(composer.getByText(/^Draft saved/)).toBeVisible();
    expect(await cut(page)).toEqual([]);
  });
});
