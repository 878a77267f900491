import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, longUnless, test } from './harness/test';

const dialogOf = (page: Page) => page.getByRole('dialog');
const company = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Company' });

async function changeCareer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change career status' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'What do you do?' })).toBeVisible();
}

for (const { name, width } of [
  { name: 'a desktop', width: 1440 },
  { name: 'a phone', width: 360 },
]) {
  test.describe(`on ${name}`, longUnless(width > 1000), () => {
    test.use({ viewport: { width, height: 780 } });

    test('another company says before it is stored that it ends the mark, and the way back keeps both', async ({
      page,
      product,
    }) => {
      await signedIn(page, product.origin, demoPerson('Asha'));
      await page.goto('/user');
      await changeCareer(page);
      await expect(dialogOf(page)).toContainText('Your mark “Verified work email” is for Vaayuna Technologies.');
      await company(page).fill('Rathayana Motors');
      const warning = dialogOf(page).getByRole('status').filter({ hasText: 'Your mark ends when you continue' });
      await expect(warning).toBeVisible();
      await expectAccessible(page, '[role=dialog]');
      await dialogOf(page).getByRole('button', { name: 'Keep Vaayuna Technologies' }).click();
      await expect(company(page)).toHaveValue('Vaayuna Technologies');
      await expect(warning).toHaveCount(0);
      await dialogOf(page)
        .getByRole('radio', { name: /Student/ })
        .check({ force: true });
      await expect(warning).toBeVisible();
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page)).toHaveCount(0);
      await page.reload();
      await expect(page.locator('#career')).toContainText('Verified work email');
    });
  });
}

const FIELDS = { Zoya: 'College', Dev: 'Last company', Farhan: 'Company' } as const;

for (const who of ['Farhan', 'Zoya', 'Dev'] as const) {
  test(`two devices that change the career of ${who} at once do not mix it: the one that is late reads what is stored`, {
    tag: '@long',
  }, async ({ page: phone, newWindow, product, complaints }) => {
    complaints.allow(/Failed to load resource/);
    const laptop = await newWindow();
    const place = (page: Page) => dialogOf(page).getByRole('combobox', { name: FIELDS[who] });
    for (const page of [phone, laptop]) {
      await signedIn(page, product.origin, demoPerson(who));
      await page.goto('/user');
      await changeCareer(page);
    }
    for (const [page, name] of [
      [phone, 'Rathayana Motors'],
      [laptop, 'Zenkosh Infotech'],
    ] as const) {
      await place(page).fill(name);
      await dialogOf(page).getByRole('heading', { name: 'What do you do?' }).click();
      await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
      await expect(dialogOf(page).getByRole('heading', { name: 'What do you do?' })).toHaveCount(0);
    }
    await dialogOf(phone).getByRole('button', { name: 'Continue' }).click();
    await expect(phone.getByText('Your career status was changed in another window.')).toBeVisible();
    await expect(place(phone)).toHaveValue('Zenkosh Infotech');
    await dialogOf(laptop).getByRole('button', { name: 'Continue' }).click();
    await expect(
      dialogOf(laptop).getByRole('heading', { name: /^(Verify your work email|Welcome|You are all set)/ }),
    ).toBeVisible();
    await laptop.goto('/user');
    await expect(laptop.locator('#career')).toContainText('Zenkosh Infotech');
    await expect(laptop.locator('#career')).not.toContainText('Not finished.');
  });
}
