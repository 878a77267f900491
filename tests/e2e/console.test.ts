// biome-ignore-all lint/suspicious/noConsole: this test is about the console.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const DEVELOPMENT_ORIGIN = 'http://development.localhost';

async function notedBy(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.evaluate(() => {
    console.log('a note');
    console.info('an information');
    console.debug('a detail');
  });
  return said;
}

/** The development build with in-memory adapters. */
async function serveDevelopmentBuild(page: Page): Promise<void> {
  const rsbuild = 'node_modules/@rsbuild/core/bin/rsbuild.js';
  execFileSync(process.execPath, [rsbuild, 'build', '--environment', 'fake', '--mode', 'development']);
  await page.route(`${DEVELOPMENT_ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.startsWith('/static/') ? `dist/fake${pathname}` : 'dist/fake/index.html';
    return route.fulfill({ path });
  });
}

test('[ER-CONSOLE-OFF] a production build writes nothing to the console, a development build does', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await notedBy(page)).toEqual([]);

  await serveDevelopmentBuild(page);
  await page.addInitScript(() =>
    Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type }),
  );
  await page.goto(`${DEVELOPMENT_ORIGIN}/`, { waitUntil: 'load' });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await notedBy(page)).toEqual(['a note', 'an information', 'a detail']);
});
