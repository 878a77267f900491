import type { Page } from '@playwright/test';
import type { PageHost } from '@tests/support/page-host';
import { startPageHost } from '@tests/support/page-host';
import { expect, expectAccessible, test } from './harness/test';

let host: PageHost;

const hostOrigin = (): string => `http://127.0.0.1:${host.port}`;

async function startHost(): Promise<PageHost> {
  return startPageHost(({ url = '' }, response) => {
    response
      .setHeader('content-type', 'text/javascript')
      .end(`document.documentElement.dataset.others = (document.documentElement.dataset.others ?? '') + '${url} ';`);
  });
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
  settings: async ({}, use) => {
    host ??= await startHost();
    await use({ OTHERS_SCRIPTS: ['tags.js', 'push.js'].map((name) => `${hostOrigin()}/${name}`).join(',') });
  },
});
test.afterAll(() => host.close());

const question = (page: Page) => page.getByText('May other companies measure your visit?');
const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.others ?? '');

test('[TR-SCRIPTS] scripts of others are in no document; both come after the user has allowed them', async ({
  page,
}) => {
  const before = host.asked.length;
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('<script src="http');
  expect(answer?.headers()['content-security-policy']).toContain(hostOrigin());
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  expect(host.asked).toHaveLength(before);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => ran(page)).toContain('/tags.js');
  await expect.poll(() => ran(page)).toContain('/push.js');
  await page.reload();
  await expect.poll(() => ran(page)).toContain('/tags.js');
  await expect(question(page)).toHaveCount(0);
});

test('who refuses gets none, and can change the answer on the privacy notice', { tag: '@long' }, async ({ page }) => {
  const before = host.asked.length;
  await page.goto('/');
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.goto('/legal/privacy-policy');
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('only if you allow it when we ask')).toBeVisible();
  expect(host.asked).toHaveLength(before);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => ran(page)).toContain('/tags.js');
  await page.reload();
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect.poll(() => ran(page)).toBe('');
});

test('a browser that asks not to be tracked is not asked and gets none', async ({ page }) => {
  const before = host.asked.length;
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.addInitScript(() => localStorage.setItem('scriptsOfOthers', 'allowed'));
  await page.goto('/legal/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(host.asked).toHaveLength(before);
});
