import type { Page } from '@playwright/test';
import type { PageHost } from '@tests/support/page-host';
import { startPageHost } from '@tests/support/page-host';
import { Products } from './harness/products';
import { test as base, expect, expectAccessible } from './harness/test';

const originOf = ({ port }: PageHost): string => `http://127.0.0.1:${port}`;

/** The product with a tag manager and a push service, which a server of the test plays. */
const test = base.extend<object, { readonly host: PageHost; readonly products: Products }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument to be a pattern.
    async ({}, use) => {
      const pages = await startPageHost(({ url = '' }, response) => {
        response
          .setHeader('content-type', 'text/javascript')
          .end(
            `document.documentElement.dataset.others = (document.documentElement.dataset.others ?? '') + '${url} ';`,
          );
      });
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  products: [
    async ({ host }, use) => {
      const scripts = ['tags.js', 'push.js'].map((name) => `${originOf(host)}/${name}`);
      const products = new Products({ OTHERS_SCRIPTS: scripts.join(',') });
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const question = (page: Page) => page.getByText('May other companies measure your visit?');
const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.others ?? '');

test('[TR-SCRIPTS] scripts of others are in no document; both come after the user has allowed them', async ({
  page,
  host,
}) => {
  const before = host.asked.length;
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('<script src="http');
  expect(answer?.headers()['content-security-policy']).toContain(originOf(host));
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

test('who refuses gets none, and can change the answer on the privacy notice', async ({ page, host }) => {
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

test('a browser that asks not to be tracked is not asked and gets none', async ({ page, host }) => {
  const before = host.asked.length;
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.addInitScript(() => localStorage.setItem('scriptsOfOthers', 'allowed'));
  await page.goto('/legal/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(host.asked).toHaveLength(before);
});
