import type { Locator, Page } from '@playwright/test';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, longUnless, test } from './harness/test';

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 360, height: 780 } },
];

const composerOf = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const ask = (page: Page) => page.getByRole('button', { name: 'Ask or share something' });

async function openOnboarding(page: Page): Promise<void> {
  // A closing sheet may still navigate back.
  await expect(() => page.goto('/?openOnboarding=r')).toPass();
  await expect(page.getByRole('heading', { name: 'What do you want to read about?' })).toBeVisible();
}

for (const { name, viewport } of SIZES) {
  test.describe(`dialogs on ${name}`, longUnless(viewport.width < 1000), () => {
    test.use({ viewport });

    test('onboarding is left by Esc, the close button and a press outside, and never goes forward', async ({
      page,
      product,
    }) => {
      await signedIn(page, product.origin, aNewAccount());
      await openOnboarding(page);
      const dialog = page.getByRole('dialog');
      const question = page.getByRole('button', { name: 'Finish later' });
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await page.getByRole('button', { name: 'Keep going' }).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'What do you want to read about?' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      if (viewport.width > 640) {
        await openOnboarding(page);
        await page.mouse.click(10, 400);
        await question.click();
        await expect(dialog).toHaveCount(0);
      }
      await openOnboarding(page);
      await dialog.getByRole('button', { name: 'Skip this step' }).click();
      await expect(dialog.getByRole('heading', { name: 'Choose your pseudonym' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Skip this step' })).toHaveCount(0);
    });

    test('the composer begins with the text, and gives the focus back', async ({ page, product }) => {
      await signedIn(page, product.origin, demoPerson('Farhan'));
      await page.goto('/');
      await ask(page).click();
      await expect(composerOf(page).getByLabel('Your post')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(composerOf(page)).toHaveCount(0);
      await expect(ask(page)).toBeFocused();
    });

    test('Esc closes an empty list of suggestions and not the dialog around it', async ({ page, product }) => {
      await signedIn(page, product.origin, demoPerson('Farhan'));
      await page.goto('/');
      await ask(page).click();
      const community = composerOf(page).getByRole('combobox', { name: 'Community' });
      await community.fill('zzzz');
      await expect(community).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(community).toHaveAttribute('aria-expanded', 'false');
      await expect(composerOf(page)).toBeVisible();
    });
  });
}

const SHOWN = 'shownPart';

/** Emulates a screen keyboard, which covers the window without resizing it. */
function addKeyboard(name: string): void {
  const shown = Object.assign(new EventTarget(), { offsetTop: 0, offsetLeft: 0, scale: 1 });
  const { innerHeight, innerWidth } = window;
  Object.assign(shown, { height: innerHeight, width: innerWidth });
  Object.defineProperty(window, 'visualViewport', { value: shown });
  window.addEventListener(name, (event) => {
    Object.assign(shown, { height: event instanceof CustomEvent ? event.detail : innerHeight });
    shown.dispatchEvent(new Event('resize'));
  });
}

test.describe('with a keyboard on the screen of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const ROOM = 430;
  const openKeyboard = (page: Page) =>
    page.evaluate(([name, height]) => window.dispatchEvent(new CustomEvent(name, { detail: height })), [
      SHOWN,
      ROOM,
    ] as const);
  const lowerEdge = async (button: Locator) => {
    const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };

  test('the button that sends stays above it, in the composer and under a comment', async ({ page, product }) => {
    await page.addInitScript(addKeyboard, SHOWN);
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/');
    await ask(page).click();
    const post = composerOf(page).getByRole('button', { name: 'Post', exact: true });
    await expect(post).toBeVisible();
    expect(await lowerEdge(post)).toBeGreaterThan(ROOM);
    await openKeyboard(page);
    await expect.poll(() => lowerEdge(post)).toBeLessThanOrEqual(ROOM);
    await expect(composerOf(page).getByLabel('Your post')).toBeFocused();
    await page.keyboard.press('Escape');
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /comment/ })
      .click();
    await page.getByRole('button', { name: 'Write a comment' }).click();
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeFocused();
    await openKeyboard(page);
    await expect
      .poll(() => lowerEdge(page.getByRole('button', { name: 'Comment', exact: true })))
      .toBeLessThanOrEqual(ROOM);
  });
});

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('closes the composer, and the sheet over it first', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Asha'));
    await page.goto('/session');
    await page.goto('/');
    await ask(page).click();
    await composerOf(page).getByRole('button', { name: 'Change' }).click();
    await expect(page.getByRole('dialog', { name: 'Post as' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Post as' })).toHaveCount(0);
    await expect(composerOf(page)).toBeVisible();
    await page.goBack();
    await expect(composerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/session');
  });

  test('a hit of the search box opens its page, by tap and by Enter', async ({ page }) => {
    await page.goto('/salaries');
    for (const way of ['tap', 'Enter', 'tap', 'Enter', 'tap', 'Enter']) {
      // Before the code of the box has loaded, the link leads to the page of the search.
      await expect(page.locator('html[data-shortcuts]')).toBeAttached();
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await page
        .getByRole('dialog')
        .getByRole('combobox', { name: /^Search companies/ })
        .fill('vaayuna');
      const hit = page.getByRole('option', { name: /^Vaayuna Technologies/ }).first();
      await expect(hit).toBeVisible();
      if (way === 'tap') await hit.click();
      else await page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter'));
      await expect(page).not.toHaveURL('/salaries');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/salaries');
    }
  });

  test('what was closed otherwise leaves no entry behind', { tag: '@long' }, async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/session');
    await page.goto('/');
    await ask(page).click();
    await expect(composerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(composerOf(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.history.state?.sheets ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/session');
  });

  test('closes the notifications, and asks before onboarding is left', { tag: '@long' }, async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    await signedIn(page, product.origin, aNewAccount());
    await openOnboarding(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Finish later' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});
