import { aWriter } from './harness/api-writer';
import { asModerator } from './harness/moderators';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('an author answers a complaint of untruth, and the answer is beside the complaint before anybody decides', async ({
  page,
  browser,
  product,
}) => {
  await signedIn(page, product.origin, demoPerson('Asha'));
  const asha = await aWriter(product, demoPerson('Asha'));
  const postId = await asha.post('Our managers said that March would be late');
  const guest = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await guest.goto(`/legal/complaint?about=${encodeURIComponent(`/p/${postId}`)}`);
  await guest.getByRole('radio', { name: /^It is untrue/ }).check();
  await guest.getByLabel('What is wrong, and which').fill('Nobody was told so by any of our managers.');
  await guest.getByLabel('Your email address').fill('legal@company.example');
  await guest.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(guest.getByText(/Your complaint has the number/)).toBeVisible();

  const moderator = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await asModerator(moderator, product.origin, 'Farhan');
  await moderator.goto('/moderation');
  const waiting = moderator.getByRole('button', { name: /its author may answer until/ });
  await waiting.click();
  await expect(moderator.getByText(/^A complaint says that this is not true/)).toBeVisible();
  await expect(moderator.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expectAccessible(moderator);

  await page.goto('/user/posts');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /called untrue$/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Answer the complaint until/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A complaint about what you wrote' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Write a sentence.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('textbox', { name: 'How do you know that it is true?' })
    .fill('I was in the meeting of the fifth.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(/^You answered on/)).toBeVisible();

  await expect(waiting).toHaveCount(0);
  await moderator.keyboard.press('Escape');
  await moderator.reload();
  await moderator.getByRole('button', { name: /Untrue.*claimed by you/ }).click();
  await expect(moderator.getByRole('heading', { name: 'The author’s answer' })).toBeVisible();
  await expect(moderator.getByText('I was in the meeting of the fifth.')).toBeVisible();
  await expect(moderator.getByRole('button', { name: 'Keep' })).toBeVisible();
  await expectAccessible(moderator);
  await guest.context().close();
  await moderator.context().close();
});
