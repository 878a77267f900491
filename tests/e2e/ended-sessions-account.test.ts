import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { goOnTo, preview } from './harness/contribution-form';
import type { Form } from './harness/ended-session';
import { endSessionUnder, titleOf } from './harness/ended-session';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

const CHANGED = `Now asking for the month after, ${process.pid}.`;
const PSEUDONYM = `Kagaz${process.pid}`;
const education = (page: Page) => page.locator('#education');
const about = (page: Page) => page.getByRole('form', { name: 'About you' });
const pseudonym = (page: Page) => page.getByRole('form', { name: 'Change pseudonym' });
const change = (page: Page) => page.getByRole('dialog', { name: 'Edit your post' });

async function openUntil(form: Locator, button: Locator): Promise<void> {
  await expect(async () => {
    if (!(await form.isVisible())) await button.click({ timeout: 5_000 });
    await expect(form).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

const FORMS: readonly Form[] = [
  {
    name: 'education',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/user');
      await openUntil(education(page).getByLabel('College'), page.getByRole('button', { name: 'Add education' }));
    },
    fill: async (page) => {
      await education(page).getByLabel('Degree').selectOption('Masters/Post graduation');
      await education(page).getByLabel('Course', { exact: true }).fill('MBA');
      await education(page).getByLabel('College').fill('Kaveri Institute of Technology');
      await education(page).getByLabel('Mode of study').selectOption('By correspondence');
      await education(page).getByLabel('Start', { exact: true }).selectOption('2018');
      await education(page).getByLabel('End', { exact: true }).selectOption('2020');
    },
    save: (page) => education(page).getByRole('button', { name: 'Save' }).click(),
    isKept: (page) => expect(education(page).getByLabel('College')).toHaveValue('Kaveri Institute of Technology'),
    isSaved: (page) => expect(education(page).getByRole('listitem')).toContainText(['2018 - 2020']),
  },
  {
    name: 'the words about oneself',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/user');
      await openUntil(about(page), page.getByRole('button', { name: 'Add a line about you' }));
    },
    fill: (page) => about(page).getByRole('textbox').fill('Payments since 2019'),
    save: (page) => about(page).getByRole('button', { name: 'Save' }).click(),
    isKept: (page) => expect(about(page).getByRole('textbox')).toHaveValue('Payments since 2019'),
    isSaved: (page) => expect(page.locator('#others')).toContainText('Payments since 2019'),
  },
  {
    name: 'the pseudonym',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/user');
      await openUntil(pseudonym(page), page.getByRole('button', { name: 'Choose a pseudonym' }));
    },
    fill: async (page) => {
      await pseudonym(page).getByLabel('Pseudonym').fill(PSEUDONYM);
      await expect(pseudonym(page)).toContainText('This name is free.');
      await pseudonym(page).getByRole('radio', { name: 'Picture 4' }).check({ force: true });
    },
    save: (page) => pseudonym(page).getByRole('button', { name: 'Save' }).click(),
    isKept: (page) => expect(pseudonym(page).getByLabel('Pseudonym')).toHaveValue(PSEUDONYM),
    isSaved: (page) => expect(page.locator('.asothers')).toContainText(PSEUDONYM),
  },
  {
    name: 'a change of a post',
    who: 'Farhan',
    open: async (page) => {
      await page.goto('/user/posts');
      const menu = page.getByRole('article').first().getByRole('button', { name: 'More for this post' });
      await menu.click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
    fill: (page) => change(page).getByRole('textbox', { name: 'Your post' }).fill(CHANGED),
    save: (page) => change(page).getByRole('textbox', { name: 'Your post' }).press('Control+Enter'),
    isKept: (page) => expect(change(page).getByRole('textbox', { name: 'Your post' })).toHaveValue(CHANGED),
    isSaved: (page) => expect(page.getByRole('article').first()).toContainText(CHANGED),
  },
  {
    name: 'the photo upload',
    who: 'newcomer',
    open: async (page) => {
      await page.goto('/features?showPhotosModal=true&company=rathayana-motors');
      await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
    },
    fill: async (page) => {
      await goOnTo(page, 'photos');
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c9d3cb' } })
        .jpeg()
        .toBuffer();
      const files = page.getByLabel('Choose photos').and(page.locator('input'));
      await files.setInputFiles([{ name: 'terrace.jpg', mimeType: 'image/jpeg', buffer }]);
      await expect(page.getByRole('listitem').filter({ hasText: 'terrace.jpg' })).toContainText('ready');
      await page.getByLabel('Caption of terrace.jpg').fill('The terrace');
      await goOnTo(page, 'check');
    },
    save: (page) => page.getByRole('button', { name: 'Add the photos' }).click(),
    isKept: async (page) => {
      await page.getByRole('link', { name: 'Continue at “Check and send”' }).click();
      await expect(preview(page)).toContainText('The terrace');
    },
    isSaved: (page) => expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible(),
  },
];

for (const form of FORMS) {
  test(titleOf(form), { tag: '@long' }, async ({ page, product, complaints }) => {
    await endSessionUnder(form, { page, product, complaints });
  });
}

test('an account whose session has ended is neither deleted nor deactivated', async ({ page, product, complaints }) => {
  complaints.allow(/401/);
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/settings/manage-account');
  await page.getByLabel(/^Type .* to confirm$/).fill('MonsoonOtter');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText(/Your session has ended. Log in again./).first()).toBeVisible();
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/settings/manage-account');
  // A deletion is not completed by a login.
  await expect(page.getByLabel(/^Type .* to confirm$/)).toHaveValue('');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /^(AT|RT)$/ });
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, deactivate' }).click();
  await expect(page.getByText(/Your session has ended. Log in again./).first()).toBeVisible();
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/user');
  await expect(page.locator('.asothers')).toContainText('MonsoonOtter');
});
