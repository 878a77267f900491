import type { Page } from '@playwright/test';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { PROOF_SETTLED_DAYS } from '@/core/kernel/figures/proved-together.rules';
import type { Client } from '../integration/harness/client';
import { asNewWriter, codeFor } from './harness/new-writer';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const TOPIC = { type: 'topic', entityId: 2 };

async function asFollower(page: Page, origin: string, name: 'Asha' | 'Dev'): Promise<void> {
  await signedIn(page, origin, demoPerson(name));
  const headers = { appid: '999', systemid: 'AB_WEB', origin };
  expect((await page.request.post(`${origin}/api/feed/v1/community/join`, { headers, data: TOPIC })).status()).toBe(
    200,
  );
}

test('two followers of a topic meet in its room by keyboard: each message at once, counted, hidden by a block, and gone with the room', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await other.setViewportSize({ width: 360, height: 740 });
  await asFollower(page, product.origin, 'Asha');
  await asFollower(other, product.origin, 'Dev');
  for (const each of [page, other]) {
    await each.goto(`${product.origin}/messages`);
    await expect(each.getByRole('heading', { name: 'Rooms' })).toBeVisible();
    await expectAccessible(each);
    await each.getByRole('button', { name: 'Enter the room Notice Period' }).press('Enter');
    await expect(each.getByRole('heading', { level: 1, name: 'Notice Period' })).toBeVisible();
    await expect(each.getByText('Room rules')).toBeVisible();
  }
  const log = (each: Page) => each.getByRole('log', { name: 'Room Notice Period' });
  await expect(log(page).getByText('No one has written here yet.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Message to Notice Period' });
  await field.fill('45 days, confirmed in the letter.');
  await field.press('Enter');
  await expect(log(other).getByText('45 days, confirmed in the letter.')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(other);

  // Elsewhere it is only counted, without a toast.
  await other.goto(`${product.origin}/messages`);
  await field.fill('They took the mail.');
  await field.press('Enter');
  const row = other.getByRole('link', { name: /Notice Period/ }).filter({ hasText: '1 unread' });
  await expect(row).toContainText('They took the mail.');
  await expect(other.getByRole('link', { name: 'View messages' })).toHaveCount(0);
  await row.press('Enter');
  await expect(log(other).getByText('They took the mail.')).toBeVisible();

  await other.getByRole('button', { name: 'Report or block' }).last().press('Enter');
  await expectAccessible(other);
  await other.getByRole('menuitem', { name: 'Spam or advertising' }).press('Enter');
  await expect(other.getByText('A moderator will review it.')).toBeVisible();
  await other.getByRole('button', { name: 'Report or block' }).last().press('Enter');
  await other.getByRole('menuitem', { name: /^Block / }).press('Enter');
  await expect(log(other).getByText('You have blocked its author.')).toHaveCount(2);

  await page.getByRole('button', { name: 'More about Notice Period' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Leave the room' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('button', { name: 'Enter the room Notice Period' })).toBeVisible();
});

test('a room that one may not enter says why, and who is no writer begins there', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/messages');
  await expect(
    page.getByText('This room opens once 5 people have a verified work email at this company.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter the room Vaayuna Technologies' })).toHaveCount(0);
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto('/messages');
  await expect(page.getByText('Verify your work email at this company to enter its room.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the room of a company opens once five verified addresses count each for themselves, in the browsers of two', async ({
  page,
  product,
  newWindow,
}) => {
  // No demo user has proved an address there.
  const company = 'Chillarika Wallet';
  const late = await newWindow();
  await late.setViewportSize({ width: 360, height: 740 });
  const windows = [page, await newWindow(), await newWindow(), await newWindow(), late];
  const people: Client[] = [];
  const accounts = windows.map(() => aNewAccount());
  for (const [at, each] of windows.entries()) people.push(await asNewWriter(each, product, company, accounts[at]));
  const prove = async (person: Client, email: string) => {
    const { careerStatusId } = (await person.get('/api/user/user/profile')).body;
    const asked = { email, careerStatusId };
    expect((await person.post('/api/user/user/email-verification/otp', asked)).status).toBe(200);
    const proof = { ...asked, otp: await codeFor(product, email) };
    expect((await person.post('/api/user/user/email-verification/otp/verify', proof)).status).toBe(200);
  };
  for (const [at, person] of people.slice(0, 4).entries()) await prove(person, `room.${at}@chillarika.example`);
  await page.goto('/messages');
  await expect(
    page.getByText('This room opens once 5 people have a verified work email at this company.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: `Enter the room ${company}` })).toHaveCount(0);

  for (const person of people.slice(4)) await prove(person, 'room.late@chillarika.example');
  await page.reload();
  await expect(page.getByText('Emails verified within two weeks of each other count as one')).toBeVisible();
  product.pass(PROOF_SETTLED_DAYS * DAY_MS);
  for (const [each, account] of [
    [page, accounts[0]],
    [late, accounts[4]],
  ] as const) {
    await signedIn(each, product.origin, account ?? aNewAccount());
    await each.goto(`${product.origin}/messages`);
    await each.getByRole('button', { name: `Enter the room ${company}` }).click();
    await expectAccessible(each);
    await each.getByRole('button', { name: 'Enter the room', exact: true }).click();
    await expect(each.getByRole('heading', { level: 1, name: company })).toBeVisible();
  }
  const message = late.getByRole('textbox', { name: `Message to ${company}` });
  await message.fill('The cab policy has changed.');
  await message.press('Enter');
  await expect(page.getByRole('log').getByText('The cab policy has changed.')).toBeVisible();
});
