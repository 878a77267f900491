import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages as ofPush } from '@/views/account/push/messages';
import { messages as ofOffline } from '@/views/kernel/offline/messages';
import { buildProject } from '../../scripts/bench/built-project';
import { answersAfter } from '../../scripts/bench/built-server';
import { startCountingProxy } from '../../scripts/bench/counting-proxy';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ serviceWorkers: 'allow' });

async function readOn(page: Page): Promise<void> {
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  await page.goto('/communities');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  await page.goto('/salaries/take-home-salary-calculator');
  await page.getByRole('textbox').first().fill('1200000');
  await expect(page.getByText(/In hand|take home|a month/i).first()).toBeVisible();
}

test('a device without room keeps no page, and shows all of them', { tag: '@long' }, async ({ page, product }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: product.origin, quotaSize: 1 });
  await readOn(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await (await caches.open('pages')).keys()).length)).toBe(0);
});

test('a browser that refuses storage and service workers shows all pages, and says that it has no push', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'caches', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    Object.defineProperty(window, 'PushManager', { value: undefined });
    navigator.serviceWorker.register = async () => refuse();
  });
  await readOn(page);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/user-settings');
  await expect(page.getByText(ofPush.deviceStates.unavailable)).toBeVisible();
});

test('a page that could not be opened while the service was away opens by itself, and a saved copy does not call the device offline', async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|WebSocket/);
  await signedIn(page, product.origin, demoPerson('Asha'));
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/communities');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/communities', { ignoreVary: true }))))
    .toBe(true);
  await product.kill();
  await page.goto('/communities');
  await expect(page.getByText(/^Saved copy from [^.]+\.$/)).toBeVisible();
  await page.goto('/awards');
  await expect(page.getByRole('heading', { name: ofOffline.title })).toBeVisible();
  await product.restart();
  await expect(page).toHaveURL('/awards', { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('awards', { ignoreCase: true });
});

test.describe('a release', { tag: '@long' }, () => {
  test('is shown by the service worker of the one before, and so is the one before where it is taken back', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(600_000);
    // The address switches servers, with none in between.
    complaints.allow(/ERR_CONNECTION|WebSocket|Failed to load resource/);
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-releases-'));
    const proxy = await startCountingProxy();
    const project = buildProject(join(folder, 'project'));
    const heading = page.getByRole('heading', { level: 1 });
    const visit = async (title: string): Promise<void> => {
      const server = await project.start({ DATA_DIR: join(folder, 'data'), PUBLIC_ORIGIN: proxy.origin });
      try {
        await answersAfter(server, '/healthz');
        proxy.leadTo(server.origin);
        await page.goto(proxy.origin);
        await expect(heading).toHaveText(title);
        await page.mouse.move(10, 10);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.waitForLoadState('networkidle');
        await page.getByRole('link', { name: 'Communities' }).first().click();
        await expect(page).toHaveURL(/communities/);
        await expect(heading).toHaveText('Communities');
      } finally {
        proxy.endAll();
        await server.stop();
      }
    };
    const welcome = 'Straight talk about work in India';
    try {
      await visit(welcome);
      project.buildWith('src/views/talk/posting/messages.ts', (text) => text.replace(welcome, 'Plain talk about work'));
      await visit('Plain talk about work');
      project.build();
      await visit(welcome);
    } finally {
      proxy.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
