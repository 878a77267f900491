import type { Page } from '@playwright/test';
import { aNewAccount, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ serviceWorkers: 'allow', settings: { LOG_LEVEL: 'debug' } });

async function through(page: Page, provider: string): Promise<void> {
  const windows = provider === 'LinkedIn' ? null : page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  const place = (await windows) ?? page;
  await place.getByRole('button', { name: /Kabir Rao/ }).click();
}

async function expectLoggedIn(page: Page, provider: string): Promise<void> {
  await Promise.all([
    expect(page.getByText(`In use now · ${provider}`)).toBeVisible(),
    expect(page.locator('.toasts')).toContainText('You are logged in.'),
  ]);
}

async function untilWorker(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

for (const provider of ['Google', 'Microsoft', 'Naukri', 'LinkedIn']) {
  test(`${provider} logs in with the service worker in control: on the first visit, and on a later one`, async ({
    page,
  }) => {
    for (const _visit of ['first', 'later']) {
      await page.goto('/session');
      await untilWorker(page);
      await through(page, provider);
      await expectLoggedIn(page, provider);
      await expect(page.getByText(/failed/i)).toHaveCount(0);
      await page.context().clearCookies();
    }
  });
}

test('an address that acts is asked for once with the service worker in control: callbacks of logins, a download and a logout', async ({
  page,
  product,
  complaints,
}) => {
  // A page whose cookies are cleared may still make a call of its user.
  complaints.allow(/401 \(Unauthorized\).*\/(message\/meta|blocked-names)/);
  const callsOf = (route: string) => product.log().split(`"route":"${route}"`).length - 1;
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/session');
  await untilWorker(page);
  for (const [provider, name] of [
    ['linkedin', 'LinkedIn'],
    ['naukri', 'Naukri'],
  ] as const) {
    const earlier = callsOf(`/login/${provider}/callback`);
    await page.goto('/session');
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.getByRole('button', { name: /Kabir Rao/ }).click();
    await expectLoggedIn(page, name);
    await expect.poll(() => callsOf(`/login/${provider}/callback`)).toBe(earlier + 1);
    await page.context().clearCookies();
  }

  await signedIn(page, product.origin, aNewAccount());
  await page.goto('/settings/manage-account');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
  expect(await (await download).failure()).toBeNull();
  await expect.poll(() => callsOf('/download/export/:exportId')).toBe(1);

  await page.goto('/session');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('Nobody is logged in on this device.')).toBeVisible();
  await expect.poll(() => callsOf('/logout')).toBe(1);
});

for (const [provider, opensWindow] of [
  ['Google', true],
  ['Microsoft', true],
  // On phones, these leave the page.
  ['LinkedIn', false],
  ['Naukri', false],
] as const) {
  test(`who refuses at ${provider} is back at the post that they wanted to vote on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto('/');
    await untilWorker(page);
    const posts = page.getByRole('article');
    await posts.nth(4).scrollIntoViewIfNeeded();
    await posts.nth(8).scrollIntoViewIfNeeded();
    const path = await posts.nth(8).getByRole('heading').getByRole('link').getAttribute('href');
    const post = posts.filter({ has: page.locator(`a[href="${path}"]`) });
    const up = post.getByRole('button', { name: /^Vote up/ });
    await up.scrollIntoViewIfNeeded();
    const before = await up.boundingBox();
    await up.click();
    const dialog = page.getByRole('dialog');
    const windows = opensWindow ? page.waitForEvent('popup') : null;
    await dialog.getByRole('button', { name: `Continue with ${provider}` }).click();
    const place = (await windows) ?? page;
    await place.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(dialog.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(up).toBeInViewport();
    await expect.poll(async () => Math.abs(((await up.boundingBox())?.y ?? 9_999) - (before?.y ?? 0))).toBeLessThan(4);
  });
}
