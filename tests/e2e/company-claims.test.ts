import { messages } from '@/views/research/employer/messages';
import { aNewAccount, demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const SCREENS = [
  [360, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const;
const overview = '/overview/silikara-semiconductors-overview';

test('a company is claimed by a record of its domain, shown as claimed, and given up', async ({
  page,
  product,
  complaints,
}, info) => {
  complaints.allow(/status of 4(09|22)/);
  await page.goto(overview);
  await page.getByRole('link', { name: 'Claim the page' }).click();
  await expect(page).toHaveURL('/companies/claim?company=silikara-semiconductors');
  await expect(page.getByRole('heading', { level: 2, name: messages.gate })).toBeVisible();
  await expectAccessible(page);

  await signedIn(page, product.origin, aNewAccount());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Claim Silikara Semiconductors' })).toBeVisible();
  await page.getByRole('radio', { name: messages.ways.DNS.title }).focus();
  await page.getByRole('button', { name: messages.start }).focus();
  await page.keyboard.press('Enter');
  const record = page.locator('.claim-record dd');
  await expect(record).toHaveCount(2);
  const [host, value] = await record.allTextContents();
  await page.getByRole('button', { name: messages.check }).click();
  await expect(page.getByRole('alert').getByText('The record isn’t there yet.')).toBeVisible();
  for (const [width, colorScheme] of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`claim-${width}-${colorScheme}.png`), fullPage: true });
  }

  const registrar = await page.context().newPage();
  await registrar.goto(`/emulator/dns?host=${host}`);
  await registrar.getByLabel(/TXT records/).fill(value ?? '');
  await registrar.getByRole('button', { name: 'Save the records' }).click();
  await expect(registrar.getByLabel(/TXT records/)).toHaveValue(value ?? '');
  await registrar.close();
  await page.getByRole('button', { name: messages.check }).click();
  await expect(page.getByRole('button', { name: messages.renew })).toBeVisible();

  await page.goto('/employer/silikara-semiconductors');
  await expect(page.getByText(/^Claimed by proof of /)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('employer-1440.png'), fullPage: true });
  await page.goto('/companies/claim');
  await page.getByRole('button', { name: messages.end }).click();
  await expect(page.getByText(messages.none)).toBeVisible();
  await page.goto('/employer/silikara-semiconductors');
  await expect(page.getByText(messages.unclaimed)).toBeVisible();
});

test('an account that has contributed is told why it cannot claim', async ({ page, product, complaints }) => {
  complaints.allow(/status of 409/);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/companies/claim?company=silikara-semiconductors');
  await page.getByRole('button', { name: messages.start }).click();
  await expect(page.getByRole('alert').getByText('This account has contributed')).toBeVisible();
});
