import { expect, it } from 'vitest';
import type { SalaryReport } from './salary';
import { salaryHeading, salaryPageTexts } from './salary-page-texts';
import { parseSalaryPictureKey, salaryShareCard } from './salary-share-card.rules';

const report: SalaryReport = {
  company: null,
  jobProfile: { key: 'nurse', name: 'Nurse' },
  location: null,
  experience: null,
  employment: 'fulltime',
  employments: ['fulltime'],
  leftOut: [],
  figure: {
    count: 12,
    importedCount: 0,
    band: null,
    newest: '2026-10',
    isStale: false,
    recentCount: 12,
    checkedCount: 0,
    median: 760_000,
    lowerQuartile: null,
    upperQuartile: null,
    lowestTenth: null,
    highestTenth: null,
    medianMargin: null,
    confidence: 'Low',
  },
  steps: [],
  parts: null,
  byLocation: [],
  byExperience: [],
  elsewhere: null,
  asOf: null,
};
const company = { urlName: 'acme', name: 'Acme', logo: null };
const location = { key: 'pune', name: 'Pune' };

it.each<readonly [string, Partial<SalaryReport>, string]>([
  ['a role', {}, ''],
  ['a role in a city', { location }, '?location=pune'],
  ['a role in a city, of interns', { location, employment: 'intern' }, ''],
  ['a role at a company', { company }, '?designation=nurse'],
  ['a role at a company in a city', { company, location }, '?designation=nurse'],
  ['a company', { company, jobProfile: null }, ''],
  ['a company in a city', { company, location, jobProfile: null }, ''],
])('%s: has its own address where people search for it', (_, parts, query) => {
  expect(salaryPageTexts({ ...report, ...parts }).ownQuery).toBe(query);
});

it('has nothing to read where no figure is shown', () => {
  expect(salaryPageTexts(report).isEmpty).toBe(false);
  expect(salaryPageTexts({ ...report, figure: { ...report.figure, count: 0, median: null } }).isEmpty).toBe(true);
});

it.each<readonly [string, Partial<SalaryReport>]>([
  ['Nurse salary in India', {}],
  ['Nurse salary in Pune', { location }],
  ['Nurse internship stipend in Pune', { location, employment: 'intern' }],
  ['Nurse salary at Acme', { company }],
  ['Nurse salary at Acme in Pune', { company, location }],
  ['Salaries at Acme in Pune', { company, location, jobProfile: null }],
])('is headed “%s”', (heading, parts) => {
  expect(salaryHeading({ ...report, ...parts })).toBe(heading);
  expect(salaryPageTexts({ ...report, ...parts }).title).toBe(`${heading} · {brand}`);
});

it.each<readonly [string, Partial<SalaryReport['figure']>]>([
  ['median ₹7.6 L a year. From 12 reports, newest Oct 2026.', {}],
  ['median ₹7.6 L a year. From about 1,930 reports without a date.', { count: 1_930, newest: null }],
  [
    'median between ₹6.0 and 8.0 L a year, of fewer than ten people. From 8 reports, newest Oct 2026.',
    { count: 8, median: null, band: { from: 600_000, to: 800_000 } },
  ],
  [
    'too few reports for a figure so far. Reported pay by role, company, city and experience.',
    { count: 0, median: null },
  ],
])('is described as “%s”', (description, parts) => {
  const { figure } = report;
  expect(salaryPageTexts({ ...report, figure: { ...figure, ...parts } }).description).toBe(
    `Nurse salary in India: ${description}`,
  );
});

it.each<readonly [string, Partial<SalaryReport>, string | undefined]>([
  ['a role', {}, '/share/salaries/nurse.png'],
  ['a role at a company', { company }, '/share/salaries/acme.nurse.png'],
  ['a company', { company, jobProfile: null }, undefined],
  ['a city', { location }, undefined],
  ['interns', { employment: 'intern' }, undefined],
  ['a withheld median', { figure: { ...report.figure, median: null } }, undefined],
])('shares %s with a picture of its own, if its figure is that of the page', (_of, over, url) => {
  expect(salaryPageTexts({ ...report, ...over }).picture?.url).toBe(url);
});

it('reads the name of a picture back, and puts the figures on it', () => {
  expect(parseSalaryPictureKey('nurse')).toEqual({ company: null, jobProfile: 'nurse' });
  expect(parseSalaryPictureKey('acme.nurse')).toEqual({ company: 'acme', jobProfile: 'nurse' });
  const figure = { ...report.figure, lowerQuartile: 610_000, upperQuartile: 980_000 };
  expect(salaryShareCard({ ...report, company, figure })).toEqual({
    place: 'Salaries at Acme',
    title: 'Nurse',
    figures: [
      { value: '₹7.6 L', label: 'a year, median' },
      { value: '₹6.1 – 9.8 L', label: 'earned by half' },
      { value: '12', label: 'salaries' },
    ],
  });
  expect(salaryShareCard(report)?.figures).toHaveLength(2);
  expect(salaryShareCard({ ...report, figure: { ...figure, median: null } })).toBeNull();
});
