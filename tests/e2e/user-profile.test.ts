import type { Page } from '@playwright/test';
import { aPng } from '@tests/support/pictures';
import sharp from 'sharp';
import { enterOn, tabTo } from './harness/keyboard';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const part = (page: Page, id: string) => page.locator(`#${id}`);
const rowOf = (page: Page, label: string) => page.locator('.kv', { has: page.getByText(label, { exact: true }) });

test('[RT-PROFILE] the own profile begins with what others see, and each of its values is changed with its pencil', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Farhan'));
  await page.goto('/user');
  await expect(page).toHaveTitle(/^Your profile/);
  await expect(page.getByRole('heading', { level: 1, name: 'What others see' })).toBeVisible();
  const byline = page.locator('.asothers');
  await page.getByRole('button', { name: 'As your designation' }).click();
  await expect(byline).toContainText(' at ');
  await page.getByRole('button', { name: 'As your pseudonym' }).click();
  await expect(byline).not.toContainText(' at ');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a line about you' }).click();
  const about = page.getByRole('form', { name: 'About you' });
  await about.getByRole('textbox').fill('Call 98765 43210');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about).toContainText('Leave out email addresses and phone numbers');
  await expectAccessible(page, '#others');
  await about.getByRole('textbox').fill('Payments since 2019');
  await page.reload();
  await expect(about.getByRole('textbox')).toHaveValue('Payments since 2019');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(byline).toContainText('Payments since 2019');
  await expect(page.getByRole('button', { name: 'Change the line about you' })).toBeFocused();

  await page.getByRole('button', { name: 'Change the line about you' }).press('Enter');
  await about.getByRole('textbox').fill('');
  await page.keyboard.press('Enter');
  await expect(byline).not.toContainText('Payments');

  await page.getByRole('button', { name: 'Change career status' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('work experience is added, changed, deleted and put back with the keyboard alone', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Meera'));
  await page.goto('/user');
  const work = part(page, 'work');
  await expect(work).toContainText('Nothing here yet');
  await enterOn(page, /^Add work experience$/);
  await expect(work.getByLabel('Role')).toBeFocused();
  await page.keyboard.type('Architect');
  await tabTo(page, /^Company$/);
  await page.keyboard.type('Vaayuna Technologies');
  await tabTo(page, /^Start, month$/);
  await page.keyboard.type('April');
  await tabTo(page, /^Start, year$/);
  await page.keyboard.type('2020');
  await enterOn(page, /^Save$/);
  await expect(work).toContainText('Choose month and year.');
  await expectAccessible(page, '#work');
  await tabTo(page, /^I work here now$/);
  await page.keyboard.press('Space');
  await enterOn(page, /^Save$/);
  await expect(work.getByRole('listitem')).toContainText(['Apr 2020 - Present']);
  await expect(page.getByRole('button', { name: 'Add work experience' })).toBeFocused();

  await enterOn(page, /^Edit Architect$/);
  await expect(work.getByLabel('Company')).toHaveValue('Vaayuna Technologies');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Architect' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enterOn(page, /^Delete Architect$/);
  await expect(work).toContainText('Nothing here yet');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(work.getByRole('listitem')).toContainText(['Vaayuna Technologies']);

  const education = part(page, 'education');
  await education.getByRole('button', { name: 'Add education' }).click();
  await education.getByLabel('Degree').selectOption('Masters/Post graduation');
  await education.getByLabel('Course', { exact: true }).fill('MBA');
  await education.getByLabel('College').fill('Kaveri Institute of Technology');
  await education.getByLabel('Mode of study').selectOption('By correspondence');
  await education.getByLabel('Start', { exact: true }).selectOption('2018');
  await education.getByLabel('End', { exact: true }).selectOption('2016');
  await education.getByRole('button', { name: 'Save' }).click();
  await expect(education).toContainText('This is before the start.');
  await expectAccessible(page, '#education');
  await education.getByLabel('End', { exact: true }).selectOption('2020');
  await education.getByRole('button', { name: 'Save' }).click();
  await expect(education.getByRole('listitem')).toContainText(['2018 - 2020']);
  await expectAccessible(page);
});

test('a press that leaves a field with a fault counts: the error shows after it', async ({ page, product }) => {
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/user');
  const work = part(page, 'work');
  await work.getByRole('button', { name: 'Add work experience' }).click();
  await expect(work.getByLabel('Role')).toBeFocused();
  const isCurrent = work.getByLabel('I work here now');
  await isCurrent.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await isCurrent.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(work.getByLabel('Role')).toHaveAccessibleDescription('');
  await page.mouse.up();
  await expect(isCurrent).toBeChecked();
  await expect(work.getByLabel('Role')).toHaveAccessibleDescription(/./);
});

test('a photo is checked, cut with the keyboard, sent, and seen by its user alone', async ({
  page,
  product,
  newWindow,
  complaints,
}) => {
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/user');
  await page.waitForLoadState('networkidle');
  const input = page.locator('input[type="file"]');
  const photo = rowOf(page, 'Photo');
  const text = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await input.setInputFiles(text);
  await expect(photo).toContainText('open this file as a picture');
  await expectAccessible(page, '#private');
  const huge = { ...text, buffer: Buffer.alloc(40 * 1024 * 1024, aPng(20, 20)) };
  await input.setInputFiles(huge);
  await expect(photo).toContainText('This file is larger than 10 MB. Choose a smaller one.');
  // A tiny file that declares a 3.6 GB picture.
  await input.setInputFiles({ ...text, buffer: Buffer.from(aPng(30_000, 30_000)) });
  await expect(photo).toContainText('This picture has more than 40 million pixels. Choose a smaller one.');
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#88aacc' } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
  const picture = { name: 'face.jpg', mimeType: 'image/jpeg', buffer };
  await input.setInputFiles(picture);
  const area = page.getByRole('group', { name: /^Drag the square/ });
  await expect(area).toBeVisible();
  const before = await area.boundingBox();
  await area.focus();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowLeft');
  expect((await area.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await expectAccessible(page, '#private');

  complaints.allow(/Failed to load resource/);
  await page.route('**/user/profile-photo', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(photo).toContainText('Your photo was not saved. Check your connection, then try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  const shown = photo.locator('img[src^="/photos/"]');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(512);
  await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeFocused();
  await expectAccessible(page, '#private');

  const address = (await shown.getAttribute('src')) ?? '';
  const stranger = await newWindow();
  expect((await stranger.request.get(product.origin + address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(photo).toContainText('None.');
  expect((await page.request.get(product.origin + address)).status()).toBe(404);
});

test('the reminder of a phone goes away for the photo that is being cut, which it would lie over', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/user');
  const reminder = page.getByRole('status').filter({ hasText: 'Finish setting up your profile' });
  await expect(reminder).toBeVisible();
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: /^Drag the square/ })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('a form that is open when the session ends is there again after the next login; guests and failures have their own page', {
  tag: '@long',
}, async ({ page, product, complaints }) => {
  const account = aNewAccount();
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your profile' })).toBeVisible();
  await expectAccessible(page);
  await signedIn(page, product.origin, account);
  await page.goto('/user');
  await expect(page.getByText('Others see you once you have a pseudonym and write.')).toBeVisible();

  const pseudonymText = `Kite${process.pid}`;
  await page.getByRole('button', { name: 'Choose a pseudonym' }).click();
  const pseudonym = page.getByRole('form', { name: 'Change pseudonym' });
  await pseudonym.getByLabel('Pseudonym').fill('admin');
  await expect(pseudonym).toContainText('looks like an official account');
  await pseudonym.getByLabel('Pseudonym').fill(pseudonymText);
  await expect(pseudonym).toContainText('This name is free.');
  await pseudonym.getByRole('radio', { name: 'Picture 4' }).check({ force: true });
  await expectAccessible(page, '#others');
  await pseudonym.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.asothers')).toContainText(pseudonymText);

  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByRole('form', { name: 'Name' });
  await name.getByRole('textbox').fill('x'.repeat(200));
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name).toContainText('Use at most 100 characters.');
  for (const hidden of ['\u202Eoar ahsiN', 'Nis\u200Bha Rao']) {
    await name.getByRole('textbox').fill(hidden);
    await name.getByRole('button', { name: 'Save' }).click();
    await expect(name).toContainText('This has invisible characters. Type it again instead of pasting it.');
    await expect(name.getByRole('textbox')).toHaveValue(hidden);
  }
  await name.getByRole('textbox').fill('Nisha Rao');
  complaints.allow(/401|500/);
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended. Log in again.')).toBeVisible();
  await page.context().clearCookies();
  await signedIn(page, product.origin, account);
  await page.goto('/user');
  await expect(name.getByRole('textbox')).toHaveValue('Nisha Rao');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Name')).toContainText('Nisha Rao');

  await page.route('**/user/basic-details', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': '6f1f0a52-8f0e-4d0e-8a55-0a5d8f4b2c11', 'cache-control': 'no-store' },
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Problem',
        status: 500,
        code: 'internal_error',
        message: 'Something went wrong.',
        fields: {},
      }),
    }),
  );
  // Neither documents nor prefetched answers contain it.
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/user', (route) => route.abort());
  complaints.allow(/ERR_FAILED/);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile did not load.' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/user/basic-details');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What others see' })).toBeVisible();
});
