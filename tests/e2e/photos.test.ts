import type { Page } from '@playwright/test';
import { expect, expectAccessible, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

const path = '/photos/vaayuna-technologies-photos';

const gallery = (page: Page, place: number) =>
  page.getByRole('dialog', { name: new RegExp(`^Photo ${place} of \\d+$`) });

async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.getByRole('dialog').getByRole('figure').boundingBox();
  if (box === null) throw new Error('No photo is shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test('[RT-CO-PHOTOS] photos are looked at by album and page, and turned over by keyboard and swipe', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Office photos' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Albums' })
    .getByRole('link', { name: /^Canteen/ })
    .click();
  await expect(page).toHaveURL(`${path}?album=canteen`);
  await page.getByRole('navigation', { name: 'Albums' }).getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL(path);

  await page.getByRole('link', { name: /, photo 1 of \d+/ }).click();
  await expect(gallery(page, 1)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page, 2)).toBeVisible();
  await swipe(page, -120);
  await expect(gallery(page, 3)).toBeVisible();
  await swipe(page, 120);
  await expect(gallery(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await expect(gallery(page, 1)).toBeVisible();
  await page.reload();
  await expect(gallery(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(
    `a closed photo at ${viewport.width} px leaves no history entry behind`,
    longUnless(viewport.width < 1000),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/about-us');
      await page.goto(path);
      const first = page.getByRole('link', { name: /, photo 1 of \d+/ });
      await first.click();
      await expect(gallery(page, 1)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(gallery(page, 2)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await first.click();
      await expect(gallery(page, 1)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
    },
  );
}

test('[ER-EMPTY-PHOTOS] a company without photos says so', async ({ page }) => {
  await page.goto('/photos/hisabkitaab-software-photos');
  await expect(page.getByText('No Photos Found yet.')).toBeVisible();
  await expectAccessible(page);
});
