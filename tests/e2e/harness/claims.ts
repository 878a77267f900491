import type { Page } from '@playwright/test';
import { messages } from '@/views/research/employer/messages';
import { aNewAccount, signedIn } from './people';
import { expect } from './test';

export async function claimByRecord(page: Page, origin: string, company: string): Promise<void> {
  await signedIn(page, origin, aNewAccount());
  await page.goto(`/companies/claim?company=${company}`);
  await page.getByRole('button', { name: messages.start }).click();
  const record = page.locator('.claim-record dd');
  await expect(record).toHaveCount(2);
  const [host, value] = await record.allTextContents();
  const registrar = await page.context().newPage();
  await registrar.goto(`/emulator/dns?host=${host}`);
  await registrar.getByLabel(/TXT records/).fill(value ?? '');
  await registrar.getByRole('button', { name: 'Save the records' }).click();
  await expect(registrar.getByLabel(/TXT records/)).toHaveValue(value ?? '');
  await registrar.close();
  await page.getByRole('button', { name: messages.check }).click();
  await expect(page.getByRole('button', { name: messages.renew })).toBeVisible();
}
