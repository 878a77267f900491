import type { Page } from '@playwright/test';
import { asNewWriter, codeFor } from './harness/new-writer';
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

  // The first tab's input is kept.
  await dialogOf(one)
    .getByRole('radio', { name: /Working/ })
    .check({ force: true });
  await expect(dialogOf(one).getByRole('combobox', { name: 'Company' })).toHaveValue('Vaayuna Technologies');
  await next(one).click();
  await expect(dialogOf(one).getByRole('combobox', { name: 'Designation' })).toHaveValue('Software Engineer');
  await next(one).click();
  await expect(step(one, 'Verify your work email')).toBeVisible();
  // A writer who leaves here is not warned.
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

test('one pseudonym that two choose at once is the one’s; the other reads so, and takes another one', async ({
  page: one,
  newWindow,
  product,
  complaints,
}) => {
  complaints.allow(/status of 409|status of 422/);
  const other = await newWindow();
  const name = `Kettle${process.pid % 100_000}`;
  for (const page of [one, other]) {
    await signedIn(page, product.origin, aNewAccount());
    await begin(page);
    await choosePseudonym(page, name, 2);
  }
  await Promise.all([next(one).click(), next(other).click()]);
  const ahead = (page: Page) => step(page, 'What do you do?');
  const count = async () => (await ahead(one).count()) + (await ahead(other).count());
  await expect.poll(count).toBe(1);
  const late = (await ahead(one).isVisible()) ? other : one;
  const field = dialogOf(late).getByLabel('Pseudonym');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogOf(late)).toContainText('Somebody already has this name, or one that looks like it.');
  await expectAccessible(late, '[role=dialog]');
  await field.fill(`${name}X`);
  await expect(dialogOf(late)).toContainText('This name is free.');
  await next(late).click();
  await expect(ahead(late)).toBeVisible();
});

test('a code that is older than ten minutes says so, and a new one verifies', async ({ page, product, complaints }) => {
  complaints.allow(/status of 422/);
  const email = `nisha.${process.pid}@vaayuna.example`;
  await asNewWriter(page, product);
  await page.goto('/user');
  await page.getByRole('main').getByRole('button', { name: 'Verify', exact: true }).click();
  await dialogOf(page).getByLabel('Work email').fill(email);
  await dialogOf(page).getByRole('button', { name: 'Send the code' }).click();
  const code = dialogOf(page).getByLabel('Code from your email');
  await expect(code).toBeVisible();
  const old = await codeFor(product, email);
  product.pass(11 * 60_000);
  await code.fill(old);
  await dialogOf(page).getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialogOf(page)).toContainText('too old');
  await expectAccessible(page, '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Send a new code' }).click();
  await expect.poll(() => codeFor(product, email)).not.toBe(old);
  await code.fill(await codeFor(product, email));
  await dialogOf(page).getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(dialogOf(page).getByText('Verified', { exact: true })).toBeVisible();
});
