import type { Page } from '@playwright/test';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

/** The pseudonym that the account menu shows. */
async function pseudonymOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/user/user/anonymous-profile', {
    headers: { appid: '999', systemid: 'AB_WEB' },
  });
  const { userName } = await answer.json();
  return String(userName);
}

test('[RT-MESSAGES] two people write to each other by keyboard: a request, an answer, and each message at once', async ({
  page,
  product,
  newWindow,
}) => {
  const other = await newWindow();
  await signedIn(page, product.origin, demoPerson('Asha'));
  await signedIn(other, product.origin, demoPerson('Zoya'));
  await other.goto(`${product.origin}/messages`);
  await expect(other.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expectAccessible(other);
  const [own, others] = [await pseudonymOf(page), await pseudonymOf(other)];

  await page.goto(`/messages/new?to=${others}`);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(others);
  await page.getByRole('textbox', { name: 'Message' }).fill('See www.x.example');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(page.getByText('Leave out the link.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('May I ask you two things?');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(page.getByText(`Waiting for ${others}`)).toBeVisible();

  await other.getByRole('link', { name: own }).press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Accept' }).press('Enter');
  const answer = other.getByRole('textbox', { name: `Message to ${own}` });
  await answer.fill('Ask, please.');
  await answer.press('Enter');
  await expect(page.getByText('Ask, please.')).toBeVisible();
  const field = page.getByRole('textbox', { name: `Message to ${others}` });
  await field.fill('Did they put it in the letter?');
  await field.press('Enter');
  await expect(other.getByText('Did they put it in the letter?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All messages' }).press('Enter');
  await expect(page.getByRole('link', { name: others })).toBeVisible();
  await expectAccessible(page);
});
