import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobQuery } from './job-filters';
import {
  hasFilters,
  JOB_FILTER_KEYS,
  JOB_PARAMETERS,
  JOB_SORTS,
  jobAddressOf,
  jobParametersOf,
  jobQueryOf,
  withoutFilters,
  withToggled,
} from './job-filters';

const FULL = [
  'company_name=vaayuna-technologies',
  'job_profile=data-analyst',
  'campaign=desktop_nav',
  'designation=data%20analyst',
  'experience=1-3,4-6',
  'freshness=7',
  'location=pune,work-from-home',
  'employment=fulltime',
  'ctc=6',
  'industry=banking',
  'rid=r1',
  'k=k1',
];

const urlName = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const options = (most: number) => fc.uniqueArray(urlName, { minLength: 1, maxLength: most });
const query: fc.Arbitrary<JobQuery> = fc.record({
  chosen: fc.record(
    {
      freshness: options(1),
      ctc: options(1),
      location: options(3),
      experience: options(3),
      employment: options(3),
      job_profile: options(3),
      company_name: options(3),
      industry: options(3),
    },
    { requiredKeys: [] },
  ),
  designation: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  sort: fc.constantFrom(...JOB_SORTS),
  page: fc.integer({ min: 1, max: 1_000_000_000 }),
  passedOn: fc.record({ campaign: urlName, rid: urlName, k: urlName }, { requiredKeys: [] }),
});

describe('the query of a list of jobs', () => {
  it('[RT-SEARCH-JOBS-QUERY] makes the round with exactly the twelve parameters', () => {
    const address = `/jobs?${FULL.join('&')}`;
    expect(jobAddressOf('/jobs', jobQueryOf(address))).toBe(address);
    expect(FULL.map((pair) => pair.split('=')[0])).toEqual(JOB_PARAMETERS);
  });

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(jobQueryOf(jobAddressOf('/jobs', asked))).toEqual(asked);
      }),
    );
  });

  it('never throws, whatever an address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => jobAddressOf('/jobs', jobQueryOf(`/jobs?${text}`)).startsWith('/jobs')),
    );
    expect(jobQueryOf('/jobs?page=0&sort=up&location=,%20,&freshness=7,30')).toMatchObject({
      page: 1,
      sort: 'newest',
      chosen: { freshness: ['7'] },
    });
  });

  it('toggles an option: any number of places, one freshness, back to the first page', () => {
    const asked = jobQueryOf('/jobs?location=pune&freshness=7&page=3');
    expect(withToggled(asked, 'location', 'kochi')).toMatchObject({
      chosen: { location: ['pune', 'kochi'], freshness: ['7'] },
      page: 1,
    });
    expect(withToggled(asked, 'location', 'pune').chosen).toEqual({ freshness: ['7'] });
    expect(withToggled(asked, 'freshness', '30').chosen.freshness).toEqual(['30']);
    fc.assert(
      fc.property(query, fc.constantFrom(...JOB_FILTER_KEYS), urlName, (any, key, option) => {
        fc.pre(!(any.chosen[key] ?? []).includes(option));
        expect(withToggled(any, key, option).chosen[key]).toContain(option);
        expect(withToggled(withToggled(any, key, option), key, option).chosen[key] ?? []).not.toContain(option);
      }),
    );
  });

  it('without filters keeps where the visit comes from', () => {
    const asked = withoutFilters(jobQueryOf(`/jobs?${FULL.join('&')}`));
    expect([hasFilters(asked), asked.passedOn]).toEqual([false, { campaign: 'desktop_nav', rid: 'r1', k: 'k1' }]);
    expect(jobParametersOf(asked)).toEqual({});
  });
});
