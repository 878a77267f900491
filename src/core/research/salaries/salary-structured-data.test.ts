import { describe, expect, it } from 'vitest';
import type { SalaryFigure, SalaryReport } from './salary';
import { salaryStructuredData } from './salary-structured-data';

const figure: SalaryFigure = {
  count: 12,
  importedCount: 0,
  band: null,
  newest: '2026-10',
  isStale: false,
  recentCount: 12,
  checkedCount: 0,
  median: 760_000,
  lowerQuartile: 600_000,
  upperQuartile: 900_000,
  lowestTenth: null,
  highestTenth: null,
  medianMargin: 20_000,
  confidence: 'Low',
};
const report: SalaryReport = {
  company: null,
  jobProfile: { key: 'data-analyst', name: 'Data Analyst' },
  location: null,
  experience: null,
  employment: 'fulltime',
  employments: ['fulltime'],
  leftOut: [],
  figure,
  steps: [],
  parts: null,
  byLocation: [],
  byExperience: [],
  elsewhere: null,
  asOf: null,
};
const company = { urlName: 'vaayuna-technologies', name: 'Vaayuna Technologies', logo: null };

describe('salaries for search engines', () => {
  it('of a role have its place in the product, and the quantiles that are published with the number of reports', () => {
    const [way, occupation] = salaryStructuredData({ ...report, location: { key: 'pune', name: 'Pune' } });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { item: '/profile/data-analyst-salary' }],
    });
    expect(occupation).toEqual({
      '@type': 'Occupation',
      name: 'Data Analyst',
      occupationLocation: [{ '@type': 'City', name: 'Pune', containedInPlace: { '@type': 'Country', name: 'India' } }],
      sampleSize: 12,
      estimatedSalary: [
        {
          '@type': 'MonetaryAmountDistribution',
          name: 'total pay',
          currency: 'INR',
          unitText: 'YEAR',
          duration: 'P1Y',
          percentile25: 600_000,
          median: 760_000,
          percentile75: 900_000,
        },
      ],
    });
  });

  it('of a role at a company name the employer', () => {
    expect(salaryStructuredData({ ...report, company })).toMatchObject([
      { '@type': 'OccupationAggregationByEmployer', hiringOrganization: { name: 'Vaayuna Technologies' } },
    ]);
  });

  it('state no pay of a company over all roles, and none of too few reports', () => {
    expect(salaryStructuredData({ ...report, company, jobProfile: null })).toEqual([]);
    const few = salaryStructuredData({ ...report, figure: { ...figure, count: 4, median: null } });
    expect(few.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });
});
