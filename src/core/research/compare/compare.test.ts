import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddressOf } from './compare-address';
import type { TrayCompany } from './compare-tray';
import { toggledTray } from './compare-tray';
import type { ComparedCompany } from './compared-company';
import { comparedUrlNamesOf } from './compared-names';
import { companiesDiffer, significantLeadsOf } from './comparison-rows';
import { rowSentence, verdictOf } from './comparison-sentences';

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
        expect(comparedUrlNamesOf(value === null ? null : decodeURIComponent(value))).toEqual(names);
      }),
    );
    expect(compareAddressOf(['a', 'b'], 'cpp-developer')).toBe('/compare?companies=a,b&designation=cpp-developer');
    expect(comparedUrlNamesOf('A,a,,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('the leads of a row', () => {
  const [far, near, few] = [company(1, 4.1, 900), company(2, 3.6, 18), company(3, 3, 900)];

  it.each([
    ['a gap larger than chance', [company(1, 4.2, 400), company(2, 3.6, 400)], ['1>2']],
    ['the same, the other way round', [company(1, 3.6, 400), company(2, 4.2, 400)], ['2>1']],
    ['a gap that may be chance', [company(1, 4.2, 8), company(2, 3.6, 8)], []],
    ['a tie', [company(1, 4, 900), company(2, 4, 900)], []],
    [
      'two that are close, above a third',
      [company(1, 4.1, 900), company(2, 4, 900), company(3, 3.5, 900)],
      ['1>3', '2>3'],
    ],
    ['one far above, and one of few reviews that is near it', [far, near, few], ['1>3', '2>3']],
    ['only one that is rated', [company(1, 4.1, 900), company(2, null, 2)], null],
    ['none rated', [company(1, null, 3), company(2, null, 0)], null],
  ])('of %s', (_case, companies, leads) => {
    for (const row of ['rating', 'balance'] as const) {
      expect(significantLeadsOf(companies, row)?.map(({ companyId, over }) => `${companyId}>${over}`) ?? null).toEqual(
        leads,
      );
    }
    expect(significantLeadsOf(companies, 'culture')).toBeNull();
  });

  it('keep every pair when a company is added', () => {
    const ratings = fc.array(fc.tuple(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 5, max: 900 })), {
      minLength: 3,
      maxLength: 4,
    });
    fc.assert(
      fc.property(ratings, (rated) => {
        const all = rated.map(([tenths, count], place) => company(place, tenths / 10, count));
        const before = significantLeadsOf(all.slice(0, -1), 'rating') ?? [];
        expect(significantLeadsOf(all, 'rating')).toEqual(expect.arrayContaining([...before]));
      }),
    );
  });

  it.each([
    ['far apart', [pay(1, 2_000_000, 100_000), pay(2, 1_200_000, 100_000)], [{ companyId: 1, over: 2 }]],
    ['near each other', [pay(1, 1_250_000, 100_000), pay(2, 1_200_000, 100_000)], []],
    ['one without a margin', [pay(1, 5_000_000, null), pay(2, 1_200_000, 100_000)], []],
    ['one alone', [pay(1, 2_000_000, 100_000), pay(2, null, null)], null],
    ['all roles together', [pay(1, 2_000_000, 100_000, null), pay(2, 1_200_000, 100_000, null)], null],
  ])('of pay: %s', (_case, companies, leads) => {
    expect(significantLeadsOf(companies, 'medianPay')).toEqual(leads);
  });
});

describe('a comparison in words', () => {
  const named = (one: ComparedCompany, companyName: string): ComparedCompany => ({
    ...one,
    company: { ...one.company, companyName },
  });
  const [vaayuna, zenkosh, ekvaani] = [
    named(company(1, 4, 212), 'Vaayuna Technologies'),
    named(company(2, 3.9, 23), 'Zenkosh Infotech'),
    named(company(3, 3.3, 55), 'Ekvaani Digital'),
  ];

  it.each([
    ['two apart', [vaayuna, ekvaani], 'Vaayuna ahead of Ekvaani'],
    ['two close', [vaayuna, zenkosh], 'Too close to call'],
    ['two that are ahead of a third', [vaayuna, zenkosh, ekvaani], 'Vaayuna and Zenkosh ahead of Ekvaani'],
    [
      'a staircase',
      [company(1, 4.5, 900), company(2, 4, 900), company(3, 3, 900)].map((one, place) =>
        named(one, 'ABC'[place] ?? ''),
      ),
      'A ahead of B and C; B ahead of C',
    ],
    ['one alone', [vaayuna], null],
    ['names that begin alike', [vaayuna, named(ekvaani, 'Vaayuna Labs')], 'Vaayuna Technologies ahead of Vaayuna Labs'],
  ])('says of a row of %s', (_case, companies, sentence) => {
    expect(rowSentence(companies, 'rating')).toBe(sentence);
  });

  it.each([
    ['two apart', [vaayuna, ekvaani], 'Vaayuna is ahead of Ekvaani in both ratings.'],
    [
      'three',
      [vaayuna, zenkosh, ekvaani],
      'Vaayuna is ahead of Ekvaani in both ratings; Zenkosh is ahead of Ekvaani in both ratings.',
    ],
    ['two close', [vaayuna, zenkosh], 'Too close to call in both ratings.'],
    ['one alone', [vaayuna], null],
    ['two that nobody rated', [company(1, null, 2), company(2, null, 0)], null],
  ])('says of %s in one sentence', (_case, companies, verdict) => {
    expect(verdictOf(companies)).toBe(verdict);
  });

  it('rows differ where any company is different', () => {
    expect(companiesDiffer([company(1, 4, 10), company(2, 4, 12)], 'rating')).toBe(false);
    expect(companiesDiffer([company(1, 4, 10), company(2, 4, 12)], 'reviews')).toBe(true);
  });

  it('ratings and pay differ only by more than chance', () => {
    expect(companiesDiffer([company(1, 4, 10), company(2, 3.9, 12)], 'rating')).toBe(false);
    expect(companiesDiffer([company(1, 4, 212), company(2, 3.3, 55)], 'rating')).toBe(true);
    expect(companiesDiffer([company(1, 4, 10), company(2, null, 2)], 'rating')).toBe(false);
    expect(companiesDiffer([pay(1, 1_250_000, 100_000, null), pay(2, 1_200_000, 100_000, null)], 'medianPay')).toBe(
      false,
    );
    expect(companiesDiffer([pay(1, 2_000_000, 100_000, null), pay(2, 1_200_000, 100_000, null)], 'medianPay')).toBe(
      true,
    );
  });
});
