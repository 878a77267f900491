import type { Page } from '@playwright/test';
import { aNewAccount, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const dialogOf = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue' });
const step = (page: Page, name: string) => dialogOf(page).getByRole('heading', { name });

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask or share something' }).click();
  await expect(step(page, 'Choose your pseudonym')).toBeVisible();
}

async function choosePseudonym(page: Page, name: string, picture: number): Promise<void> {
  await dialogOf(page).getByLabel('Pseudonym').fill(name);
  await expect(dialogOf(page)).toContainText('This name is free.');
  await dialogOf(page)
    .getByRole('radio', { name: `Picture ${picture}`, exact: true })
    .check({ force: true });
}

async function fillJob(page: Page): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: 'Designation' }).fill('Software Engineer');
  await page.getByRole('option', { name: 'Software Engineer', exact: true }).click();
  await dialogOf(page).getByLabel('Department').selectOption({ index: 3 });
  await dialogOf(page).getByLabel('Industry').selectOption({ index: 2 });
}

test('two browsers onboard one user at once: each reads what the other changed, nothing typed is lost, both come to the end', {
  tag: '@long',
}, async ({ page: one, newWindow, product, complaints }) => {
  // The browser reports the refused request on its own account.
  complaints.allow(/Failed to load resource/);
  const account = aNewAccount();
  const other = await newWindow();
  for (const page of [one, other]) {
    await signedIn(page, product.origin, account);
    await begin(page);
  }
  const stamp = `${process.pid}`;
  await choosePseudonym(one, `Kite${stamp}`, 2);
  await choosePseudonym(other, `Lamp${stamp}`, 3);
  await next(one).click();
  await expect(step(one, 'What do you do?')).toBeVisible();
  await next(other).click();
  await expect(step(other, 'What do you do?')).toBeVisible();

  await dialogOf(one)
    .getByRole('radio', { name: /Working/ })
    .check({ force: true });
  await dialogOf(one).getByRole('combobox', { name: 'Company' }).fill('Vaayuna');
  await one.getByRole('option', { name: /Vaayuna Technologies/ }).click();
  await next(one).click();
  await expect(step(one, 'A little more about your work')).toBeVisible();
  await fillJob(one);

  await dialogOf(other)
    .getByRole('radio', { name: /Student/ })
    .check({ force: true });
  await dialogOf(other).getByRole('combobox', { name: 'College' }).fill('Vindhya College of Commerce');
  await next(other).click();
  await expect(step(other, 'What you study')).toBeVisible();

  await next(one).click();
  await expect(one.getByText('Your career status was changed in another window.')).toBeVisible();
  await expect(step(one, 'What do you do?')).toBeVisible();
  await expect(dialogOf(one).getByRole('radio', { name: /Student/ })).toBeChecked();
  await expect(dialogOf(one).getByRole('combobox', { name: 'College' })).toHaveValue('Vindhya College of Commerce');
  await expectAccessible(one, '[role=dialog]');

  // What the first one typed is still there once it chooses that again.
  await dialogOf(one)
    .getByRole('radio', { name: /Working/ })
    .check({ force: true });
  await expect(dialogOf(one).getByRole('combobox', { name: 'Company' })).toHaveValue('Vaayuna Technologies');
  await next(one).click();
  await expect(dialogOf(one).getByRole('combobox', { name: 'Designation' })).toHaveValue('Software Engineer');
  await next(one).click();
  await expect(step(one, 'Verify your work email')).toBeVisible();
  // Whoever leaves here is a writer, and is not told otherwise.
  await one.keyboard.press('Escape');
  const asked = one.getByRole('dialog', { name: 'You can post already. Only the proof is left.' });
  await expect(asked).toBeVisible();
  await expectAccessible(one, '[role=dialog]');
  await asked.getByRole('button', { name: 'Keep going' }).click();
  await expect(asked).toHaveCount(0);
  await dialogOf(one).getByRole('button', { name: 'Skip this step' }).click();
  await dialogOf(one).getByRole('button', { name: 'Write your post' }).click();
  await expect(one.getByRole('dialog', { name: 'Write a post' })).toBeVisible();
});

test('Esc leaves each screen, also from a box with a picked suggestion, and the focus returns to the button that opened it', {
  tag: '@long',
}, async ({ page, product }) => {
  await signedIn(page, product.origin, aNewAccount());
  const asked = page.getByRole('dialog', { name: /^Almost there/ });
  const ask = page.getByRole('button', { name: 'Ask or share something' });
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(ask).toBeFocused();
  };
  await begin(page);
  await leave();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Choose your pseudonym')).toBeVisible();
  await choosePseudonym(page, `Esc${process.pid}`, 2);
  await next(page).click();
  await dialogOf(page)
    .getByRole('radio', { name: /Working/ })
    .check({ force: true });
  await dialogOf(page).getByRole('combobox', { name: 'Company' }).fill('Vaayuna');
  await page.getByRole('option', { name: /Vaayuna Technologies/ }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await leave();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('combobox', { name: 'Company' })).toHaveValue('Vaayuna Technologies');
});

test('the first screen of a newcomer opens with its title and the way to skip in view, however many communities it lists', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Vote up/ })
    .click();
  const title = step(page, 'What do you want to read about?');
  await expect(dialogOf(page).getByRole('heading', { name: 'Departments' })).toBeAttached();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(dialogOf(page).getByRole('button', { name: 'Skip this step' })).toBeInViewport({ ratio: 1 });
  await dialogOf(page).getByRole('heading', { name: 'Departments' }).scrollIntoViewIfNeeded();
  await next(page).click();
  await expect(step(page, 'Choose your pseudonym')).toBeInViewport({ ratio: 1 });
});
