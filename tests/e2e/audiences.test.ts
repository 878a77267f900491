import { readFileSync } from 'node:fs';
import { demoPerson, signedIn } from './harness/people';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

const SECTIONS = [
  ['/', null],
  ['/communities', 'Communities'],
  ['/list-of-companies', 'Companies'],
  ['/reviews', null],
  ['/compare', null],
  ['/salaries', 'Salaries'],
  ['/interviews', 'Interviews'],
  ['/jobs', 'Jobs'],
  ['/colleges', 'Colleges'],
  ['/abeca-2026', 'Employee Choice Awards 2026'],
] as const;

test('[PD-AUDIENCE] a visitor and a user reach all public sections, and the only screens for employers are of claims and answers', async ({
  page,
  product,
}) => {
  const visitAll = async () => {
    for (const [path, heading] of SECTIONS) {
      expect((await page.goto(path))?.status()).toBe(200);
      const title = page.getByRole('heading', { level: 1, ...(heading === null ? {} : { name: heading }) });
      await expect(title.first()).toBeAttached();
    }
  };
  await visitAll();
  await signedIn(page, product.origin, demoPerson('Zoya'));
  await visitAll();
  const paths = readFileSync('src/app/features.ts', 'utf8').match(/'\/[^']*'/g) ?? [];
  expect(paths).toContain("'/list-of-companies'");
  expect(paths.filter((path) => /employer|recruiter|claim/i.test(path))).toEqual([
    "'/companies/claim'",
    "'/employer/{urlName}'",
    "'/employer-answers/{answerId}'",
    "'/companies/claim/{claimId}/entry'",
  ]);
});
