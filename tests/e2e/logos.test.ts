import { aPng } from '@tests/support/pictures';
import { asModerator } from './harness/moderators';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const STORED = /^\/alpha\/company\/photos\/logos\/[0-9a-f-]{36}\.jpg$/;

test('[VA-LOGO-COMPANY] [VA-LOGO-COLLEGE] lists show the stored logos of companies and colleges as JPEG, and monograms beside them', async ({
  page,
}) => {
  for (const [path, folder] of [
    ['/list-of-companies', '/alpha/company/photos/logos/'],
    ['/colleges', '/alpha/colleges/photos/logos/'],
  ] as const) {
    await page.goto(path === '/colleges' ? '/colleges?q=sahyadripur' : path);
    const logo = page.locator(`img[src^="${folder}"]`).first();
    await expect(logo).toHaveAttribute('width', '44');
    await expect(logo).toHaveAttribute('height', '44');
    const address = (await logo.getAttribute('src')) ?? '';
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    if (path !== '/colleges') await expect(page.locator('.mono').first()).toBeVisible();
    await expectAccessible(page);
  }
  expect((await page.request.get('/alpha/company/photos/logos/..%2Fsecret.jpg')).status()).toBe(404);
});

test('a moderator stores a logo and removes it; a user who is none is told so', { tag: '@long' }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/403|404/);
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto('/moderation/logos');
  await expect(page.getByText('Only moderators')).toBeVisible();
  await expect(page.getByLabel('Address of its page')).toHaveCount(0);
  await expectAccessible(page);
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(aPng(300, 120)) };

  // Pending calls would be refused as signed out.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await asModerator(page, product.origin, 'Farhan');
  await page.goto('/moderation');
  await page.getByRole('link', { name: 'Logos of companies and colleges' }).click();
  await page.getByLabel('Address of its page').fill('kolamba-retail');
  await page.getByLabel('A picture of the logo').setInputFiles(picture);
  await expect(page.getByText('The logo of kolamba-retail is stored.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/overview/kolamba-retail-overview');
  await expect(page.locator('.company__head img')).toHaveAttribute('src', STORED);
  await page.goto('/moderation/logos');
  await page.getByLabel('Address of its page').fill('kolamba-retail');
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(page.getByText('kolamba-retail has no logo now.')).toBeVisible();
});
