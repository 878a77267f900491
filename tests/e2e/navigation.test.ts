import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

const POST_SCRIPT: string = JSON.parse(readFileSync('dist/client/chunks.json', 'utf8'))
  .Post.filter((file: string) => file.endsWith('.js'))
  .at(-1);
const JOINED: Readonly<Record<string, string>> = JSON.parse(readFileSync('dist/client/joined.json', 'utf8'));

function holdsPostScript(address: string): boolean {
  const joined = Object.entries(JOINED).find(([, file]) => file === address);
  return address === POST_SCRIPT || joined?.[0].split(' ').includes(POST_SCRIPT) === true;
}

function scriptsIn(html: string): readonly string[] {
  return [...html.matchAll(/<script src="([^"]*)" defer>/g)].map(([, address = '']) => address);
}

/** Request paths from now on, without files in the browser's cache. */
function requestsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || !pathname.startsWith('/static/')) paths.push(pathname);
  });
  return paths;
}

test.describe('going to another screen', () => {
  test('fetches its code when a link is hovered, focused or touched, and not before', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const paths = requestsOf(page);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    expect(paths.filter((path) => path === POST_SCRIPT)).toEqual([]);
    await link.hover();
    await expect.poll(() => paths.filter((path) => path === POST_SCRIPT)).toHaveLength(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(paths.filter((path) => path === POST_SCRIPT)).toHaveLength(1);
  });

  test('fetches code and data side by side', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const paths = requestsOf(page);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${POST_SCRIPT}`, async (route) => {
      await held;
      await route.continue();
    });
    await link.click();
    // The data loads before the code.
    await expect.poll(() => paths.includes(path)).toBe(true);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /comments?$/i })).toBeVisible();
  });
});

test('a document names the code of its own screen only, and the page asks for none of it again', async ({
  page,
  request,
}) => {
  const home = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(scriptsIn(home)).not.toEqual([]);
  expect(scriptsIn(home).filter(holdsPostScript)).toEqual([]);
  await page.goto('/');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const post = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  expect(scriptsIn(post).filter(holdsPostScript)).toHaveLength(1);
  const paths = requestsOf(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(paths.filter(holdsPostScript)).toHaveLength(1);
});

test('keeping the loaded files for reading without a connection costs no transfer', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const kept = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.includes('/static/'))
        .map(({ transferSize }) => transferSize),
    );
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect((await kept()).filter((bytes) => bytes > 0)).toEqual([]);
});
