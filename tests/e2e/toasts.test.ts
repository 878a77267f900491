import type { Locator, Page } from '@playwright/test';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true, viewport: { width: 360, height: 740 } });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns which of the named parts of a page its toast covers; a part that is not in the window counts as free. */
async function coveredBy(page: Page, parts: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const toast = page.locator('.toast').first();
  // The time of a toast stops while one points at it.
  await toast.hover();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('The part is not on the page.');
    return box;
  };
  const shown = await boxOf(toast);
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, box: await boxOf(part) })),
  );
  return boxes.filter(({ box }) => overlap(shown, box)).map(({ name }) => name);
}

test.describe('on a phone a toast covers neither title, tabs nor bell, nor what the thumb presses', () => {
  test('on the feed of a user', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Asha'));
    await page.goto('/?toast=logged-out');
    const parts = {
      bar: page.locator('.top'),
      bell: page.getByRole('banner').getByRole('button', { name: /notification/i }),
      tabs: page.locator('.tabs').first(),
      places: page.locator('.bottom'),
    };
    expect(await coveredBy(page, parts)).toEqual([]);
  });

  for (const [screen, path] of [
    ['a company', '/overview/vaayuna-technologies-overview'],
    ['a community', '/communities/notice-period'],
    ['a calculator', '/calculators'],
    ['a form', '/contribute/salary-v3'],
  ] as const) {
    test(`on ${screen}`, async ({ page }) => {
      await page.goto(`${path}?toast=logged-out`);
      const tabs = await page.locator('.tabs').all();
      const named = Object.fromEntries(tabs.map((tab, at) => [`tabs ${at}`, tab]));
      const parts = { bar: page.locator('.top'), title: page.locator('h1'), ...named, places: page.locator('.bottom') };
      expect(await coveredBy(page, parts)).toEqual([]);
    });
  }

  test('on the steps of onboarding, also if the dialog opens after the toast', async ({ page, product }) => {
    await signedIn(page, product.origin, aNewAccount());
    await page.goto('/?toast=logged-out&openOnboarding=w');
    const dialog = page.getByRole('dialog', { name: 'Choose your pseudonym' });
    await expect(dialog).toBeVisible();
    const parts = {
      title: dialog.getByRole('heading', { name: 'Choose your pseudonym' }),
      close: dialog.getByRole('button', { name: 'Close' }),
      next: dialog.getByRole('button', { name: 'Continue' }),
    };
    expect(await coveredBy(page, parts)).toEqual([]);
  });
});
