import type { Page } from '@playwright/test';
import { enterOn } from './harness/keyboard';
import { signedIn } from './harness/people';
import { untilProfileShows } from './harness/shown-profile';
import { expect, expectAccessible, test } from './harness/test';

const dialogOf = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue' });

test('[PD-LINK-PORTAL] the job portal fills in a career status, verifies it, and the mark shows beside the name', async ({
  page,
  product,
}) => {
  const email = `kavya${process.pid}.${Date.now()}.naukri@mail.example`;
  await signedIn(page, product.origin, { name: 'Kavya Naukri', email });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Choose your pseudonym' })).toBeVisible();
  await dialogOf(page).locator('.chip').first().click();
  await dialogOf(page).getByRole('radio').first().check({ force: true });
  await next(page).click();

  await expect(dialogOf(page).getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  await expectAccessible(page);
  await enterOn(page, /^Fill in from Naukri$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fill in from Naukri' })).toBeVisible();
  await expect(page).toHaveURL(/\/naukri-link\?source=CareerStatus$/);
  await expectAccessible(page);
  await enterOn(page, /^Find my account by email$/);
  await expect(page.getByRole('alert').filter({ hasText: 'Tick the box first' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await enterOn(page, /^Find my account by email$/);

  await expect(dialogOf(page).getByRole('combobox', { name: 'Company' })).toHaveValue('Vaayuna Technologies');
  await next(page).click();
  await expect(dialogOf(page).getByRole('combobox', { name: 'Designation' })).toHaveValue('Software Engineer');
  await dialogOf(page).getByRole('combobox', { name: 'City' }).fill('gurgao');
  await expect(page.getByRole('option', { name: /Gurugram.*Haryana/s })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: /Gurugram/ }).click();
  await next(page).click();

  await expect(dialogOf(page).getByText('Verified by the job portal')).toBeAttached();
  await dialogOf(page).getByRole('button', { name: 'Write your post' }).click();

  const title = `Marked ${process.pid}-${Date.now().toString(36)}`;
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('combobox', { name: 'Community' }).fill('Money');
  await page.getByRole('option', { name: /Money & Tax/ }).click();
  await composer.getByLabel('Title').fill(title);
  await composer.getByLabel('Your post').fill('With a mark beside my name.');
  await untilProfileShows(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: title });
  await expect(post.getByRole('link', { name: 'Verified by the job portal' })).toBeVisible();
  await post.getByRole('link', { name: 'Verified by the job portal' }).click();
  await expect(page.getByRole('heading', { name: 'What a mark next to a name proves' })).toBeVisible();
});

test('the address of the link screen works by itself: a guest is asked to log in', async ({ page }) => {
  await page.goto('/naukri-link');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to link your Naukri account' })).toBeVisible();
  await expectAccessible(page);
});
