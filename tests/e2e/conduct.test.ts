import { demoPerson, signedIn } from './harness/people';
import { expect, expectAccessible, test } from './harness/test';

test('a moderator reads the code of conduct before the first case and accepts it by keyboard', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/legal/moderators-code');
  await expect(page.getByText(/^Version \d+, in force since \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Moderation' })).toHaveCount(0);
  await signedIn(page, product.origin, demoPerson('Dev'));
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 2, name: 'Read the code of conduct first' })).toBeVisible();
  await expect(page.getByText(/^Version \d+, in force since/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What a moderator does not do' })).toBeVisible();
  const cases = page.getByRole('main').getByRole('button', { name: /due/ });
  await expect(cases).toHaveCount(0);
  await expectAccessible(page);

  const accept = page.getByRole('button', { name: 'Accept the code' });
  await page.route('**/api/moderation/conduct', (route) => route.abort());
  await accept.press('Enter');
  await expect(page.getByRole('alert').getByText(/^Check your connection/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/moderation/conduct');
  await accept.press('Enter');
  await expect(page.locator(':focus').getByRole('heading', { level: 2, name: /cases to decide$/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: 'Decision' })).toBeVisible();
  await page.getByRole('button', { name: 'Return to the queue' }).click();

  await page.reload();
  await expect(cases.first()).toBeVisible();
  await expect(accept).toHaveCount(0);

  const places = page.getByRole('navigation', { name: 'Moderation' });
  await places.getByRole('link', { name: 'Code of conduct' }).click();
  await expect(page).toHaveURL('/legal/moderators-code');
  await expect(places.getByRole('link', { name: 'Code of conduct' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await places.getByRole('link', { name: 'Queue', exact: true }).click();
  await expect(cases.first()).toBeVisible();
});

test.describe('without a service worker between page and test', () => {
  test.use({ serviceWorkers: 'block' });

  test('no case shows while it is not known whether the code was accepted', async ({ page, product, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await signedIn(page, product.origin, demoPerson('Farhan'));
    await page.goto('/moderation/operations');
    const reading = '**/api/moderation/conduct';
    await page.route(reading, (route) => route.abort());
    await page.getByRole('link', { name: 'Queue', exact: true }).click();
    await expect(page.getByRole('alert').getByText('The queue did not load')).toBeVisible();
    await expect(page.getByRole('heading', { name: /cases to decide$/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(reading);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Read the code of conduct first' })).toBeVisible();
  });
});
