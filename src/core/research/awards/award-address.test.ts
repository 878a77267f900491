import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from './award.rules';
import { readAwardQuery, readTopRated } from './award-address';
import { awardPathOf } from './award-path';

describe('the addresses of awards', () => {
  it('[PD-AWARDS-EDITIONS] know three editions', () => {
    expect(EDITIONS.toSorted((one, other) => one - other)).toEqual([2024, 2025, 2026]);
  });

  it.each([
    ['best-mid-sized-companies-to-work-in-india-2025', { year: 2025, category: 'mid-sized' }],
    ['best-small-companies-to-work-in-india-2024', { year: 2024, category: 'small' }],
    ['best-large-companies-to-work-in-india-2025', { year: 2025, category: 'large' }],
    ['best-mega-companies-to-work-in-india-2026', { year: 2026, category: 'mega' }],
    ['best-it-services-companies-to-work-in-india-2026', { year: 2026, category: 'it-services' }],
    ['best-tech-startups', { year: null, category: 'tech-startups' }],
    ['best-companies-to-work-in-india-2025', { year: 2025, category: null }],
    ['2026', { year: 2026, category: null }],
    ['best-companies', null],
    ['20260', null],
  ])('[RT-AWARDS-BEST] %s is %j', (part, address) => {
    expect(readAwardQuery(part, null)).toEqual(address);
  });

  it('take a tag for the category of a year, and "companies" off a name', () => {
    expect(readAwardQuery('2026', 'large')).toEqual({ year: 2026, category: 'large' });
    expect(readAwardQuery('best-companies-to-work-in-india-2026', 'large')).toEqual({ year: 2026, category: 'large' });
    expect(readTopRated('mid-sized-companies', 2025)).toEqual({ year: 2025, category: 'mid-sized' });
    expect(readTopRated('banking', 2024)).toEqual({ year: 2024, category: 'banking' });
  });

  it('are read again as they were written', () => {
    const category = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/);
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), fc.option(category), (year, named) => {
        const address = { year, category: named };
        expect(readAwardQuery(awardPathOf(address).replace('/awards/', ''), null)).toEqual(address);
      }),
    );
  });
});
