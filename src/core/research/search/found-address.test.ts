import { allScreens } from '@tests/support/all-screens';
import { expect, it } from 'vitest';
import { pageOfHit } from './found-address';
import type { FoundType } from './found-type';
import type { SearchSection } from './search-address';

const pages: readonly [type: FoundType, section: SearchSection | null, href: string, screen: string][] = [
  ['company', null, '/overview/loom-overview', 'CompanyOverview'],
  ['company', 'salaries', '/salaries/loom-salaries', 'CompanySalaries'],
  ['company', 'interviews', '/interviews/loom-interview-questions', 'CompanyInterviews'],
  ['company', 'reviews', '/reviews/loom-reviews', 'CompanyReviews'],
  ['company', 'jobs', '/jobs/loom-jobs', 'CompanyJobs'],
  ['company', 'benefits', '/benefits/loom-benefits', 'CompanyBenefits'],
  ['company', 'photos', '/photos/loom-photos', 'CompanyPhotos'],
  ['designation', 'salaries', '/profile/loom-salary', 'JobProfileSalaries'],
  ['designation', 'interviews', '/profiles/loom/interview-questions', 'RoleInterviews'],
  ['designation', 'jobs', '/jobs/loom-jobs-prf', 'DesignationJobs'],
  ['skill', 'interviews', '/skills/loom-interview-questions', 'SkillInterviews'],
  ['skill', 'jobs', '/jobs/loom-jobs-ski', 'SkillJobs'],
];

it.each(pages)('leads from a %s to its page of %s', (type, section, href, screen) => {
  expect(pageOfHit(allScreens, { type, urlName: 'loom', label: 'Loom', place: null }, section)).toEqual({
    href,
    section,
  });
  expect(allScreens.resolve(href)?.screen).toBe(screen);
});

it('leads to the first page of what has none of the section', () => {
  const college = { type: 'college', urlName: 'loom', label: 'Loom', place: null } as const;
  expect(pageOfHit(allScreens, college, 'salaries')).toEqual({ href: '/colleges/loom', section: null });
  const skill = { type: 'skill', urlName: 'loom', label: 'Loom', place: null } as const;
  expect(pageOfHit(allScreens, skill, 'benefits').section).toBeNull();
});

it.each([
  ['jobs-for-freshers', '/jobs?experience=fresher'],
  ['remote-jobs', '/jobs?location=work-from-home'],
  ['take-home-calculator', '/salaries/take-home-salary-calculator'],
  ['job-check', '/jobs/check'],
  ['salaries', '/salaries'],
  ['who-can-see-what', '/who-can-see-what'],
])('leads to the page %s', (urlName, href) => {
  const page = { type: 'page', urlName, label: 'A page', place: null } as const;
  expect(pageOfHit(allScreens, page, null).href).toBe(href);
});

it('leads to the openings of a city', () => {
  const page = {
    type: 'page',
    urlName: 'jobs-for-freshers',
    label: 'Jobs for freshers in Lucknow',
    place: 'lucknow',
  } as const;
  expect(pageOfHit(allScreens, page, null).href).toBe('/jobs?location=lucknow&experience=fresher');
});

it('leads to the companies of a city', () => {
  const page = { type: 'page', urlName: 'companies', label: 'Companies in Pune', place: 'pune' } as const;
  expect(pageOfHit(allScreens, page, null).href).toBe('/list-of-companies?city=pune');
});

it('leads from a designation in a city to its pay there', () => {
  const tester = { type: 'designation', urlName: 'qa-engineer', label: 'QA Engineer in Pune', place: 'pune' } as const;
  expect(pageOfHit(allScreens, tester, 'salaries').href).toBe('/profile/qa-engineer-salary?location=pune');
  expect(pageOfHit(allScreens, tester, null).href).toBe('/profile/qa-engineer-salary?location=pune');
});
