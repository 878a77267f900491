import type { Page } from '@playwright/test';
import { typeFaults } from './harness/page-type';
import { demoPerson, signedIn } from './harness/people';
import { expect, longUnless, test } from './harness/test';

test.use({ leavesNothing: true });

const EVERY_RUN = [
  '/',
  '/list-of-companies',
  '/overview/vaayuna-technologies-overview',
  '/reviews/vaayuna-technologies-reviews',
  '/salaries',
  '/search?q=engineer',
  '/compare',
  '/contribute/salary-v3',
  '/settings',
  '/nowhere',
];
const STARTS = [
  '/session',
  '/user',
  '/messages',
  '/user/posts',
  '/user/contributions',
  '/features',
  '/who-can-see-what',
  '/bookmarks',
];
/** Named by its tab; the heading is for screen readers. */
const isNamedByControl = (path: string) => path === '/';
/** Two addresses of one shape show the same screen. */
const shapeOf = (path: string) =>
  path
    .split('/')
    .map((part, at) => (at < 2 ? part : part.replace(/^.*-(?=[a-z]+$)|^.*\d.*$/, '-')))
    .join('/');
const MAX_PAGES_OF_SHAPE = 2;

async function faultsAt(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  const faults = await typeFaults(page);
  return isNamedByControl(path) ? faults.filter((fault) => fault !== 'the h1 is not shown') : faults;
}

test.describe('the type', () => {
  for (const width of [1440, 390]) {
    const title = `is one scale and four weights, under a name that is the largest text, on screens of each kind at ${width} px`;
    test(title, longUnless(width === 390), async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      await page.setViewportSize({ width, height: 900 });
      for (const path of EVERY_RUN) expect.soft(await faultsAt(page, path), path).toEqual([]);
    });
  }

  test.describe('of all screens', () => {
    // Opening conversations marks them as read.
    test.use({ leavesNothing: false });
    test('is the same on every screen that links lead to @long', async ({ page, product, complaints }) => {
      test.setTimeout(900_000);
      complaints.allow(/status of 40[34]/);
      await signedIn(page, product.origin, demoPerson('Asha'));
      const seen = new Set<string>();
      const shapes = new Map<string, number>();
      const paths = [...EVERY_RUN, ...STARTS];
      for (const path of paths) {
        const shape = shapeOf(path);
        const count = shapes.get(shape) ?? 0;
        if (seen.has(path) || count === MAX_PAGES_OF_SHAPE) continue;
        seen.add(path);
        shapes.set(shape, count + 1);
        expect.soft(await faultsAt(page, path), path).toEqual([]);
        paths.push(
          ...(await page
            .locator('a[href^="/"]')
            .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')))),
        );
      }
      expect(shapes.size).toBeGreaterThan(40);
    });
  });
});
