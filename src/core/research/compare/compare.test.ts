import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddressOf } from './compare-address';
import type { TrayCompany } from './compare-tray';
import { toggledTray } from './compare-tray';
import type { ComparedCompany } from './compared-company';
import { comparedNamesOf } from './compared-names';
import { differs, leaderOf } from './comparison-rows';

const company = (companyId: number, rating: number | null, reviewsCount: number): ComparedCompany => ({
  company: {
    companyId,
    urlName: `company-${companyId}`,
    companyName: `Company ${companyId}`,
    industry: 'IT Services',
    hq: 'Pune',
    officesCount: 1,
    employees: null,
    logo: null,
    rating,
    reviewsCount,
    newestReview: null,
    salariesCount: 0,
    medianPay: null,
    balanceRating: null,
    balanceCount: 0,
    jobsCount: 0,
  },
  interviewsCount: 0,
  benefitsCount: 0,
  photosCount: 0,
  followersCount: 0,
  foundedYear: null,
  globalEmployeeCount: null,
  isClaimed: false,
  topics: [{ topic: 'balance', rating, count: reviewsCount }],
  pay: { designation: null, median: null, margin: null, count: 0, newest: null },
});

const pay = (
  companyId: number,
  median: number | null,
  margin: number | null,
  designation: string | null = 'Nurse',
): ComparedCompany => ({
  ...company(companyId, null, 0),
  pay: { designation, median, margin, count: 30, newest: null },
});

describe('the tray', () => {
  it('takes four companies, each once, and gives them back', () => {
    const five = [1, 2, 3, 4, 5].map((each) => ({ urlName: `c${each}`, companyName: `C${each}` }));
    let tray: readonly TrayCompany[] = [];
    for (const each of five.slice(0, 4)) tray = toggledTray(tray, each) ?? tray;
    expect(tray).toHaveLength(4);
    expect(toggledTray(tray, { urlName: 'c5', companyName: 'C5' })).toBeNull();
    expect(toggledTray(tray, { urlName: 'c2', companyName: 'C2' })?.map(({ urlName }) => urlName)).toEqual([
      'c1',
      'c3',
      'c4',
    ]);
  });

  it('has an address that is read back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 4 }), (names) => {
        const [, value = null] = compareAddressOf(names).split('companies=');
        expect(comparedNamesOf(value === null ? null : decodeURIComponent(value)).compared).toEqual(names);
      }),
    );
    expect(compareAddressOf(['a', 'b'], 'cpp-developer')).toBe('/compare?companies=a,b&designation=cpp-developer');
    expect(comparedNamesOf('A,a,,b,c,d,e,f')).toEqual({ compared: ['a', 'b', 'c', 'd'], tooMany: ['e', 'f'] });
  });
});

describe('the leader of a row', () => {
  it.each([
    ['a gap larger than chance', [company(1, 4.2, 400), company(2, 3.6, 400)], 1],
    ['a gap that may be chance', [company(1, 4.2, 8), company(2, 3.6, 8)], 'close'],
    ['two that are close, above a third', [company(1, 4.1, 900), company(2, 4, 900), company(3, 3.5, 900)], 'close'],
    [
      'one far above, and one of few reviews that is near it',
      [company(1, 4.1, 900), company(2, 3.6, 18), company(3, 3, 900)],
      'close',
    ],
    ['only one that is rated', [company(1, 4.1, 900), company(2, null, 2)], null],
    ['none rated', [company(1, null, 3), company(2, null, 0)], null],
  ])('of %s', (_case, companies, leader) => {
    expect(leaderOf(companies, 'rating')).toEqual(leader);
    expect(leaderOf(companies, 'balance')).toEqual(leader);
    expect(leaderOf(companies, 'culture')).toBeNull();
  });

  it.each([
    ['far apart', [pay(1, 2_000_000, 100_000), pay(2, 1_200_000, 100_000)], 1],
    ['near each other', [pay(1, 1_250_000, 100_000), pay(2, 1_200_000, 100_000)], 'close'],
    ['one without a margin', [pay(1, 5_000_000, null), pay(2, 1_200_000, 100_000)], 'close'],
    ['one alone', [pay(1, 2_000_000, 100_000), pay(2, null, null)], null],
    ['all roles together', [pay(1, 2_000_000, 100_000, null), pay(2, 1_200_000, 100_000, null)], null],
  ])('of pay: %s', (_case, companies, leader) => {
    expect(leaderOf(companies, 'medianPay')).toBe(leader);
  });

  it('rows differ where any company is different', () => {
    expect(differs([company(1, 4, 10), company(2, 4, 12)], 'rating')).toBe(false);
    expect(differs([company(1, 4, 10), company(2, 4, 12)], 'reviews')).toBe(true);
  });
});
