import { allScreens } from '@tests/support/all-screens';
import { expect, it } from 'vitest';
import { parseSearchAddress } from './search-address';
import { sectionAddress } from './section-address';

function pageOf(path: string, query = ''): string | null {
  const address = parseSearchAddress(path, query);
  return address === null ? null : sectionAddress(allScreens, address);
}

it.each([
  [
    '/salaries/loom-salaries/data-analyst/pune-location',
    '/salaries/loom-salaries?designation=data-analyst&location=pune',
    'CompanySalaries',
  ],
  ['/salaries/loom-salaries/data-analyst', '/salaries/loom-salaries?designation=data-analyst', 'CompanySalaries'],
  ['/salaries/data-analyst/pune-location', '/profile/data-analyst-salary?location=pune', 'JobProfileSalaries'],
  [
    '/reviews/loom-reviews/data-analyst/pune-location',
    '/reviews/loom-reviews?designation=data-analyst&location=pune',
    'CompanyReviews',
  ],
  ['/search/loom-reviews', '/reviews/loom-reviews', 'CompanyReviews'],
  ['/search/loom-interviews', '/interviews/loom-interview-questions', 'CompanyInterviews'],
  [
    '/interviews/loom-interviews/data-analyst',
    '/interviews/loom-interview-questions/data-analyst',
    'CompanyRoleInterviews',
  ],
  ['/interviews/data-analyst/more', null, null],
  ['/benefits/loom-benefits/free-food-benefit', '/benefits/loom-benefits?benefit=free-food', 'CompanyBenefits'],
  ['/photos/loom-photos/more', null, null],
  [
    '/jobs/loom-jobs/data-analyst/pune-location',
    '/jobs/loom-jobs?job_profile=data-analyst&location=pune',
    'CompanyJobs',
  ],
  ['/jobs/pune-location', '/jobs?location=pune', 'Jobs'],
  ['/jobs/freshers/pune-location', '/jobs?location=pune&experience=fresher', 'Jobs'],
  ['/jobs/remote/nurse', '/jobs?job_profile=nurse&location=work-from-home', 'Jobs'],
  ['/jobs/night-shift/nurse', null, null],
  ['/benefits/free-food-benefit', null, null],
  ['/salaries/pune-location', null, null],
  ['/search/nurse/pune-location', null, null],
] as const)('%s is the page %s', (path, page, screen) => {
  expect(pageOf(path)).toBe(page);
  expect(page === null ? null : allScreens.resolve(page.split('?')[0] ?? '')?.screen).toBe(screen);
});

it('leaves a search for words where it is', () => {
  expect(pageOf('/jobs/pune-location', '?q=driver')).toBeNull();
});
