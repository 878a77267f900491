import { addedDomainRefusals } from '@/core/research/job-check/added-domain.rules';
import { messages, provedMessages } from '@/views/research/employer/domain-messages';
import { asModerator } from './harness/moderators';
import { expect, expectAccessible, test } from './harness/test';

test('a moderator adds a domain by the keyboard, and messages from it count as from the company', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 4(09|22)/);
  const path = '/employer/silikara-semiconductors';
  await page.goto(path);
  await expect(page.getByRole('heading', { name: messages.title })).toBeVisible();
  await expect(page.getByLabel(messages.domain)).toHaveCount(0);
  await expect(page.getByText(provedMessages.none)).toHaveCount(0);

  await asModerator(page, product.origin, 'Farhan');
  await page.goto(path);
  await expect(page.getByText(provedMessages.none)).toBeVisible();
  const field = page.getByLabel(messages.domain);
  await field.fill('gmail.com');
  await field.press('Enter');
  await expect(page.getByText(addedDomainRefusals.unfitting)).toBeVisible();
  await field.fill('Silikara-Careers.example');
  await field.press('Enter');
  const added = page
    .getByRole('list', { name: messages.title })
    .getByRole('button', { name: messages.remove('silikara-careers.example') });
  await expect(added).toBeVisible();
  await expect(field).toHaveValue('');
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await page.getByRole('button', { name: messages.remove('silikara-careers.example') }).click();
  await page.getByRole('button', { name: messages.yes }).click();
  await expect(added).toHaveCount(0);
});
