import { aWriter } from './harness/api-writer';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

const MARKED = 'Ask me on 98100 00210 about the notice period.';

test('a post and a comment that wait say why in the author’s own list, and are published from there without the words', async ({
  page,
  product,
}) => {
  const writer = await aWriter(product, demoPerson('Zoya'));
  const postId = await writer.post('Does the notice period count from the mail?');
  await writer.post(MARKED);
  await writer.comment(postId, MARKED);
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/user/posts');
  await expect(page.getByText('The words concerned: “98100 00210”')).toHaveCount(2);
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Edit it and send it again' }).click();
  await expect(page).toHaveURL(/\/p\//);
  await page.getByRole('main').getByRole('button', { name: 'Edit and send again' }).click();
  await page.getByRole('textbox', { name: 'Your edited comment' }).fill('Ask me here.');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A moderator reviews this before others see it.', { exact: false })).toHaveCount(0);

  await page.goto('/user/posts');
  await expect(page.getByRole('heading', { name: 'Comments that others do not see' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  const composer = page.getByRole('dialog');
  await expect(composer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer).toHaveCount(0);
});

test('a guest complains about a company’s entry from its page', async ({ page }) => {
  await page.goto('/overview/vaayuna-technologies-overview');
  await page.getByRole('link', { name: 'Report a mistake on this page' }).click();
  await expect(page.getByLabel('Address of the contribution')).toHaveValue(/-overview#entry-[0-9a-f-]{36}$/);
  await page.getByRole('radio', { name: /^It is untrue/ }).check();
  await page.getByLabel('What is wrong, and which').fill('The website is another company’s.');
  await page.getByLabel('Your email address').fill('legal@company.example');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText(/Your complaint has the number CM-\d{8}-[0-9A-Z]{6}/)).toBeVisible();
});
