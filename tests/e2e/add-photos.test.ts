import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { goOnTo } from './harness/contribution-form';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, longUnless, test } from './harness/test';

const photosPath = '/photos/rathayana-motors-photos';
const form = '/features?showPhotosModal=true&company=rathayana-motors';

async function aPicture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const files = (page: Page) => page.getByLabel('Choose photos').and(page.locator('input'));
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('[RT-PHOTO-UPLOAD] both forms of the address open the photo upload, and without either it does not open', async ({
  page,
}) => {
  for (const query of ['SecretKey=k-1&UploadId=7', 'showPhotosModal=true']) {
    await page.goto(`/features?${query}`);
    await expect(heading(page, 'Add photos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  }
  for (const query of ['', '?SecretKey=k-1', '?UploadId=7', '?showPhotosModal=false']) {
    await page.goto(`/features${query}`);
    await expect(heading(page, 'Share what you know')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Add photos' }).click();
  await expect(page).toHaveURL('/features?showPhotosModal=true');
  await expect(heading(page, 'Add photos')).toBeVisible();
});

test('a user who works sees accessibly what may be missing about the company', async ({ page, product }) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/features');
  await expect(heading(page, 'Share what you know')).toBeVisible();
  await expectAccessible(page);
});

test('[RT-PHOTO-UPLOAD-SOURCE] referer and campaign of the address reach what is counted, and the way back', async ({
  page,
  product,
}) => {
  await signedIn(page, product.origin, aNewAccount());
  const way = `referer=${encodeURIComponent(photosPath)}&campaign=photo_mail`;
  const back = `${photosPath}?campaign=photo_mail`;
  for (const query of ['SecretKey=k-1&UploadId=7', 'showPhotosModal=true']) {
    await page.goto(`/features?${query}&company=rathayana-motors&${way}`);
    await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', back);
  }
  await page.goto(`/features?showPhotosModal=true&referer=${encodeURIComponent('https://evil.example/')}`);
  await expect(heading(page, 'Add photos')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toHaveCount(0);

  await page.goto(`/features?SecretKey=k-1&UploadId=7&company=rathayana-motors&${way}`);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
  await goOnTo(page, 'photos');
  await files(page).setInputFiles([await aPicture('gate.jpg', '#aac4b0')]);
  await expect(line(page, 'gate.jpg')).toContainText('ready');
  await goOnTo(page, 'check');
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/photos/photos'));
  await page.getByRole('button', { name: 'Add the photos' }).click();
  expect((await sending).postDataJSON()).toMatchObject({ referrer: photosPath, campaign: 'photo_mail' });
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(back);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`at ${viewport.width} px`, longUnless(viewport.width > 1000), () => {
    test.use({ viewport });

    test('photos are uploaded, tried again, kept over a reload, shown in their album, deleted and restored', async ({
      page,
      product,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/);
      await signedIn(page, product.origin, aNewAccount());
      await page.goto(photosPath);
      await page.getByRole('main').getByRole('link', { name: 'Add photos' }).click();
      await expect(page).toHaveURL(form);
      await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
      await expectAccessible(page);
      await goOnTo(page, 'photos');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Choose at least one photo')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose photos' })).toBeFocused();

      await files(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('none') });
      await expect(line(page, 'notes.txt')).toContainText('We couldn’t open this file as a picture.');
      await page.getByRole('button', { name: 'Remove notes.txt' }).click();
      await page.route('**/api/photos/photo-files', (route) => route.abort(), { times: 1 });
      await files(page).setInputFiles([await aPicture('terrace.jpg', '#c9d3cb')]);
      await expect(line(page, 'terrace.jpg')).toContainText('The upload stopped halfway.');
      await expectAccessible(page);
      await line(page, 'terrace.jpg').getByRole('button', { name: 'Try again' }).click();
      await expect(line(page, 'terrace.jpg')).toContainText('ready');
      const caption = `Terrace at ${viewport.width} px`;
      await page.getByLabel('Caption of terrace.jpg').fill(caption);
      await page.getByLabel('Album of terrace.jpg').selectOption({ label: 'Events' });
      await page.reload();
      await expect(page.getByLabel('Caption of terrace.jpg')).toHaveValue(caption);
      await expect(page.getByLabel('Album of terrace.jpg')).toHaveValue('events');
      await expectAccessible(page);
      await goOnTo(page, 'check');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add the photos' }).click();
      await expect(page).toHaveURL('/contribute/next-step?k=photo&company=rathayana-motors');
      await expectAccessible(page);

      await page.goto(`${photosPath}?album=events`);
      const shown = page.getByRole('link', { name: new RegExp(`^${caption}, photo`) });
      await shown.click();
      const gallery = page.getByRole('dialog');
      await expect(gallery.getByText('You added this photo.')).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await gallery.getByRole('button', { name: 'Delete' }).click();
      await expect(gallery).toHaveCount(0);
      await expect(shown).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(shown).toBeVisible();
    });
  });
}

test('a guest logs in before photos are chosen', async ({ page }) => {
  await page.goto(form);
  await goOnTo(page, 'photos');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await expect(page.getByRole('dialog')).toContainText('Log in to add photos');
});
