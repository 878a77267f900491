import { goOnTo, preview } from './harness/contribution-form';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('[RT-CONTRIB-BENEFITS] benefits are ticked, kept over a reload, sent, and counted on the company’s tab', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await signedIn(page, product.origin, demoPerson('Kabir'));
  await page.goto('/benefits/rathayana-motors-benefits');
  await page.getByRole('main').getByRole('link', { name: 'Add benefits' }).last().click();
  await expect(page).toHaveURL('/contribute/company-benefits?company=rathayana-motors');
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Rathayana Motors');
  await page.getByRole('radio', { name: 'No, I left' }).check();
  await expectAccessible(page, 'main');
  await goOnTo(page, 'benefits');
  await expect(page.getByRole('checkbox')).toHaveCount(29);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose at least one benefit')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Gratuity' }).check();
  await page.getByRole('checkbox', { name: 'Canteen' }).check();
  await page.getByLabel('How are they in practice?').fill('Lunch is free from the first day on.');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Canteen' })).toBeChecked();
  await expectAccessible(page, 'main');
  await goOnTo(page, 'check');
  await expect(preview(page)).toContainText('Gratuity');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Send the benefits' }).click();
  await expect(page).toHaveURL('/contribute/next-step?k=benefits&company=rathayana-motors');
  await page.goto('/benefits/rathayana-motors-benefits');
  await expect(page.getByText('Lunch is free from the first day on.')).toBeVisible();
  await page.goto('/contribute/company-benefits?company=rathayana-motors');
  await page.getByRole('radio', { name: 'No, I left' }).check();
  await goOnTo(page, 'benefits');
  await page.getByRole('checkbox', { name: 'Gym' }).check();
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: 'Send the benefits' }).click();
  await expect(page.getByText('You have already reported the benefits of this company.').first()).toBeVisible();
});
