import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aNewAccount, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const MANAGE = '/settings/manage-account';

async function provedBy(page: Page, button: string, { name, email }: { name: string; email: string }): Promise<void> {
  const windows = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await windows;
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue with this account' }).click();
}

const methods = (page: Page) => page.getByRole('region', { name: 'How you log in' });

function aPerson(): { name: string; email: string } {
  const account = aNewAccount();
  if (!('email' in account)) throw new Error('The account has no address.');
  return account;
}

async function withTwoLogins(page: Page, origin: string): Promise<{ name: string; email: string }> {
  const person = aPerson();
  await signedIn(page, origin, person);
  await page.goto(MANAGE);
  await expect(methods(page)).toContainText('Your only login');
  await expect(methods(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await provedBy(page, 'Add Microsoft', person);
  await expect(page.getByText('Microsoft added. It logs you in to this account now.')).toBeVisible();
  await expect(methods(page).getByRole('button', { name: `Remove Microsoft ${person.email}` })).toBeVisible();
  return person;
}

test('another login is added with a proof of both, and leads to the same account', async ({
  page,
  product,
  newWindow,
}) => {
  const person = await withTwoLogins(page, product.origin);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  for (const provider of ['LinkedIn', 'Naukri']) {
    await page.getByRole('button', { name: `Add ${provider}` }).click();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(`second.${person.email}`);
    await page.getByRole('button', { name: 'Continue with this account' }).click();
    await expect(page).toHaveURL(MANAGE);
    await expect(page.getByText(`${provider} added. It logs you in to this account now.`)).toBeVisible();
    await expect(methods(page)).toContainText(provider);
  }

  const other = await newWindow();
  await other.goto('/session');
  await provedBy(other, 'Continue with Microsoft', person);
  await expect(other.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await other.goto(MANAGE);
  await expect(methods(other)).toContainText('Google');
});

test('a login is removed after a question, by keyboard, and a mail tells of it', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  complaints.allow(/401 \(Unauthorized\)/);
  const person = await withTwoLogins(page, product.origin);
  const remove = methods(page).getByRole('button', { name: `Remove Microsoft ${person.email}` });
  const thief = await newWindow();
  await thief.goto('/session');
  await provedBy(thief, 'Continue with Microsoft', person);
  await expect(thief.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();

  await remove.focus();
  await page.keyboard.press('Enter');
  const question = methods(page).getByRole('group', { name: 'Remove Microsoft?' });
  const yes = question.getByRole('button', { name: 'Yes, remove' });
  await expect(yes).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Microsoft removed. It no longer logs you in to this account.')).toBeVisible();
  await expect(methods(page)).toContainText('Your only login');
  await expect(thief.getByText('Your session has ended. Log in again to continue.')).toBeVisible();

  await page.goto('/mailbox');
  await expect(page.getByText(/^Microsoft now logs in to your/).first()).toBeVisible();
  await expect(page.getByText(/^Microsoft no longer logs in to your/).first()).toBeVisible();
});

test('who logs in to a deactivated account reads what is visible again', async ({ page, product }) => {
  const person = aPerson();
  await signedIn(page, product.origin, person);
  await page.goto(MANAGE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect(page.getByText(/^Your account is deactivated/)).toBeVisible();
  await page.goto('/session');
  await provedBy(page, 'Continue with Google', person);
  await expect(page.getByText(/^Your account is active again\. Your profile, posts and comments/)).toBeVisible();
  await expect(page).toHaveURL('/session');
});

async function twoAccounts(page: Page, other: Page, origin: string): Promise<void> {
  const person = aPerson();
  await signedIn(other, origin, person);
  await page.goto('/session');
  await provedBy(page, 'Continue with Microsoft', person);
  await expect(page.getByText(/^This is a new account\. You already have one with this email address/)).toBeVisible();
  await page.goto(MANAGE);
  await expect(methods(page)).toContainText('Google logs you in to it');
  await provedBy(page, 'Add Google', person);
  await expect(page.getByText(/^This login already belongs to another account here/)).toBeVisible();
  await expect(methods(page)).toContainText('Your only login');
  await expect(page.getByRole('heading', { name: 'Merge your other account' })).toBeVisible();
}

test('two accounts of one person are merged after the proof of both, once they say so twice', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  complaints.allow(/401 \(Unauthorized\)/);
  const other = await newWindow();
  await twoAccounts(page, other, product.origin);
  const merge = page.getByRole('region', { name: 'Merge your other account' });
  await expect(merge).toContainText('1 moves here.');
  await expect(merge).toContainText('This account stays; it has no pseudonym yet.');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await merge.getByRole('button', { name: 'Merge the accounts' }).click();
  const yes = merge.getByRole('button', { name: 'Yes, merge' });
  await expect(yes).toBeFocused();
  await page.keyboard.press('Escape');
  const act = merge.getByRole('button', { name: 'Merge the accounts' });
  await expect(act).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your accounts are merged.')).toBeVisible();
  await expect(methods(page)).toContainText('Google');
  await expect(methods(page)).toContainText('Microsoft');
  await expect(merge).toHaveCount(0);

  await other.goto('/session');
  await expect(other.getByText('Nobody is logged in on this device.')).toBeVisible();
});

test('who leaves the offer to merge has two accounts, and finds it no more in another session', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const other = await newWindow();
  await twoAccounts(page, other, product.origin);
  await other.goto(MANAGE);
  await expect(methods(other)).toContainText('Your only login');
  await expect(other.getByRole('heading', { name: 'Merge your other account' })).toHaveCount(0);
});

test('a LinkedIn account that leads to another account here says so after its redirect, and offers to merge the two', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  const owner = aPerson();
  const continueAs = async (each: Page, button: string) => {
    await each.getByRole('button', { name: button }).click();
    await each.getByLabel('Name').fill(owner.name);
    await each.getByLabel('Email').fill(owner.email);
    await each.getByRole('button', { name: 'Continue with this account' }).click();
  };
  await other.goto('/session');
  await continueAs(other, 'Continue with LinkedIn');
  await expect(other.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();

  await signedIn(page, product.origin, aPerson());
  await page.goto(MANAGE);
  await expect(methods(page)).toContainText('Your only login');
  await continueAs(page, 'Add LinkedIn');
  await expect(page).toHaveURL(MANAGE);
  await expect(page.getByText(/^This login already belongs to another account here/)).toBeVisible();
  await expect(methods(page)).toContainText('Your only login');
  await expect(page.getByRole('heading', { name: 'Merge your other account' })).toBeVisible();

  await other.goto(MANAGE);
  await expect(methods(other)).toContainText('LinkedIn');
});

test('a login that is added on the page of the session and leads to another account here leads on to the merge', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const other = await newWindow();
  const person = aPerson();
  await signedIn(other, product.origin, person);
  await page.goto('/session');
  await provedBy(page, 'Continue with Microsoft', person);
  await expect(methods(page)).toContainText('If you want only one, add Google below');
  await provedBy(page, 'Add Google', person);
  await page.getByRole('link', { name: 'See what a merge moves' }).click();
  await expect(page).toHaveURL(MANAGE);
  await expect(page.getByRole('heading', { name: 'Merge your other account' })).toBeVisible();
  await expect(methods(page)).not.toContainText('If you want only one');
});
