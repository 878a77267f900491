import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

/** The number of tab stops in each direction. */
const STOPS = 45;

const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (!focused || !box || focused === document.body || box.height <= 1 || box.width <= 1) return null;
    const parts = [0.1, 0.5, 0.9];
    const isShown = parts.some((across) =>
      parts.some((down) => {
        const at = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return at !== null && (focused.contains(at) || at.contains(focused));
      }),
    );
    return isShown ? null : (focused.textContent?.trim() || focused.outerHTML).slice(0, 60);
  });

/** Tabs there and back after loading; returns hidden focus positions. */
async function hiddenOnTheWay(page: Page, stops: number): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const name = await hiddenFocus(page);
      if (name !== null) hidden.push(`${key} ${stop}: ${name}`);
    }
  }
  return hidden;
}

for (const width of [390, 768, 1440]) {
  for (const path of ['/reviews/vaayuna-technologies-reviews', '/salaries/vaayuna-technologies-salaries']) {
    const title = `nothing that has the focus is hidden under a bar: ${path} at ${width} px`;
    test(title, longUnless(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await hiddenOnTheWay(page, STOPS)).toEqual([]);
    });
  }
}

const CALCULATOR_STOPS = 75;

test('nothing of a calculator that has the focus is hidden under its answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/salaries/take-home-salary-calculator');
  expect(await hiddenOnTheWay(page, CALCULATOR_STOPS)).toEqual([]);
});

test('nothing of a row of places that has the focus is beyond the edge of the window', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'What others see' })).toBeVisible();
  expect(await hiddenOnTheWay(page, STOPS)).toEqual([]);
});

test('a screen reader hears author, title, text, votes and comments of a post, in this order', async ({ page }) => {
  await page.goto('/');
  const tree = await page.getByRole('article').first().ariaSnapshot();
  const places = [
    /^- article ".+"/,
    /heading ".+"/,
    /paragraph: ./,
    /button "Vote up/,
    /button "Vote down/,
    /comment/,
  ].map((part) => tree.search(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // Everything pressable has a name.
  expect(tree).not.toMatch(/- (button|link)(:| \[|$)/m);
});

test('on a phone Report and Block are in sight in the menu of a post', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  for (const at of [0, 2]) {
    const post = page.getByRole('article').nth(at);
    await post.getByRole('button', { name: 'More for this post' }).click();
    for (const name of [/^Report/, /^Block /])
      await expect(page.getByRole('menuitem', { name }).first()).toBeInViewport({ ratio: 1 });
    const { violations } = await new AxeBuilder({ page })
      .withRules(['region', 'scrollable-region-focusable'])
      .analyze();
    expect(violations).toEqual([]);
    // Parts behind the menu may be half hidden by the bar, depending on scrolling.
    const menu = await new AxeBuilder({ page }).include('[role=menu]').withRules(['target-size']).analyze();
    expect(menu.violations).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
