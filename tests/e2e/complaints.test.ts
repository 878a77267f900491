import { aWriter } from './harness/api-writer';
import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('a guest complains about a review without an account, gets a number, and finds the complaint at its own address', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await page.goto('/reviews/vaayuna-technologies-reviews');
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Complain formally' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complain about a contribution' })).toBeVisible();
  await expect(page.getByLabel('Address of the contribution')).toHaveValue(/reviews#review-[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText('Choose what is wrong with it.')).toBeVisible();
  await expect(page.getByText('Write an email address at which we can answer you.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^It is untrue/ }).check();
  await page.getByLabel('What is wrong, and which').fill('We paid every salary of March on the 31st.');
  await page.getByLabel('Your email address').fill('legal@company.example');
  await page.getByRole('checkbox', { name: 'Yes, for a company or as its lawyer' }).check();
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(page.getByText(/Your complaint has the number CM-\d{8}-[0-9A-Z]{6}/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('salary of March');
  await page.getByRole('link', { name: 'The page of your complaint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your complaint' })).toBeVisible();
  await expect(page.getByText('Not decided yet')).toBeVisible();
  await expectAccessible(page);
  const unknown = await page.goto('/complaints/3f0a5c0e-74a3-4b3e-9b37-1c2b7f0a9d11');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText('There is no complaint at this address')).toBeVisible();
  await page.goto('/transparency');
  await expect(page.getByRole('heading', { level: 2, name: 'Complaints of the last twelve months' })).toBeVisible();
  await expect(page.getByText('Received: fewer than 5.').first()).toBeVisible();
  await expect(page.getByText('Sent for a company, according to the sender: fewer than 5.')).toBeVisible();
});

test('a guest complains about the name of a post, and a user about a video; both are off at once, and the form says so', async ({
  page,
  product,
}) => {
  const send = async () => {
    await page.getByRole('radio', { name: /^Nudity, sexual images/ }).check();
    await page.getByLabel('What is wrong, and which').fill('This is my own name, and I never wrote here.');
    await page.getByLabel('Your email address').fill('person@mail.example');
    await page.getByRole('button', { name: 'Send the complaint' }).click();
    await expect(page.getByText('Until then nobody but its author can see the contribution.')).toBeVisible();
  };
  const writer = await aWriter(product, demoPerson('Asha'));
  const id = await writer.post('Does the notice period count from the mail?');
  const name = await writer.name();
  await page.goto(`/legal/complaint?about=${encodeURIComponent(`/p/${id}`)}`);
  await page.getByRole('radio', { name: /^The name it is posted under/ }).check();
  await expect(page.getByLabel('Address of the contribution')).toHaveValue(`/p/${id}#profile-${id}`);
  await expectAccessible(page);
  await send();
  await page.goto(`/p/${id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/^Hidden_[0-9a-f]{8}$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toHaveCount(0);

  // The second of a day from one network needs an older account.
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await page.goto('/overview/vaayuna-technologies-overview');
  const complain = page.getByRole('link', { name: /^Complain formally about the video/ }).first();
  const title = ((await complain.getAttribute('aria-label')) ?? '').replace('Complain formally about the video ', '');
  await complain.click();
  await expect(page.getByLabel('Address of the contribution')).toHaveValue(/#video-[0-9a-f-]{36}$/);
  await expect(page.getByRole('radio', { name: /^The name it is posted under/ })).toHaveCount(0);
  await send();
  await page.goto('/overview/vaayuna-technologies-overview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
