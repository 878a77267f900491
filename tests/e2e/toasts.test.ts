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

/** Parts outside the window count as free. */
async function coveredBy(page: Page, parts: Readonly<Record<string, Locator>>): Promise<readonly string[]> {
  const toast = page.locator('.toast').first();
  // Hovering pauses a toast.
  await toast.hover();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('The part is not on the page.');
    return box;
  };
  const shown = await boxOf(toast);
  // Near the lower edge, and inside the window.
  expect(shown.y).toBeGreaterThan(740 / 2 - shown.height);
  expect(shown.y + shown.height).toBeLessThan(740);
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, box: await boxOf(part) })),
  );
  return boxes.filter(({ box }) => overlap(shown, box)).map(({ name }) => name);
}

/** Parts that no toast may cover: bars, tabs, title and lead. */
async function partsOf(page: Page): Promise<Readonly<Record<string, Locator>>> {
  const tabs = await page.locator('.tabs').all();
  return {
    bar: page.locator('.top'),
    places: page.locator('.bottom'),
    ...Object.fromEntries(tabs.map((tab, at) => [`tabs ${at}`, tab])),
    title: page.locator('h1').first(),
    lead: page.getByRole('main').getByRole('paragraph').filter({ visible: true }).first(),
  };
}

test.describe('on a phone a toast is above the bars at the lower edge and covers nothing that a page begins with', () => {
  test('on the feed of a user', async ({ page, product }) => {
    await signedIn(page, product.origin, demoPerson('Asha'));
    await page.goto('/?toast=logged-out');
    const lead = page.getByRole('article').first().getByRole('heading').first();
    expect(await coveredBy(page, { ...(await partsOf(page)), lead })).toEqual([]);
  });

  for (const [screen, path] of [
    ['a company', '/overview/vaayuna-technologies-overview'],
    ['salaries', '/salaries/vaayuna-technologies-salaries'],
    ['a community', '/communities/notice-period'],
    ['calculators', '/calculators'],
    ['a form', '/contribute/salary-v3'],
    ['a question about a job', '/jobs/check'],
  ] as const) {
    test(`on ${screen}`, async ({ page }) => {
      await page.goto(`${path}?toast=logged-out`);
      expect(await coveredBy(page, await partsOf(page))).toEqual([]);
    });
  }

  test('on a calculator, whose answer is at the lower edge', async ({ page }) => {
    await page.goto('/salaries/take-home-salary-calculator?toast=logged-out');
    const parts = { ...(await partsOf(page)), answer: page.locator('.calc-answer') };
    expect(await coveredBy(page, parts)).toEqual([]);
  });

  test('on the steps of onboarding, also if the dialog opens after the toast', async ({ page, product }) => {
    await signedIn(page, product.origin, aNewAccount());
    await page.goto('/?toast=logged-out&openOnboarding=w');
    const dialog = page.getByRole('dialog', { name: 'Choose your pseudonym' });
    await expect(dialog).toBeVisible();
    const parts = {
      title: dialog.getByRole('heading', { name: 'Choose your pseudonym' }),
      close: dialog.getByRole('button', { name: 'Close' }),
      field: dialog.getByRole('textbox').first(),
      next: dialog.getByRole('button', { name: 'Continue' }),
    };
    expect(await coveredBy(page, parts)).toEqual([]);
  });
});
