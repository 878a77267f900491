import { expect, it } from 'vitest';
import type { CompanyCard } from '../company/company-card';
import { suggestedPairsOf } from './ready-pairs';

const company = (urlName: string, industry: string, rating: number | null = 4): CompanyCard => ({
  companyId: 1,
  urlName,
  companyName: urlName,
  industry,
  hq: 'Pune',
  officesCount: 1,
  employees: null,
  logo: null,
  rating,
  reviewsCount: 9,
  newestReview: null,
  salariesCount: 0,
  medianPay: null,
  balanceRating: null,
  balanceCount: 0,
  jobsCount: 0,
});

const all = [
  company('a', 'Retail'),
  company('b', 'Banking'),
  company('unrated', 'Retail', null),
  company('c', 'Banking'),
  company('d', 'Banking'),
  company('e', 'Retail'),
  company('f', 'Banking'),
  company('alone', 'Insurance'),
  company('of none', 'Other'),
  company('of none either', 'Other'),
];

it.each([
  [4, ['a e', 'b c', 'd f']],
  [2, ['a e', 'b c']],
])('at most %i pairs of rated companies of one industry, the first ones first', (most, names) => {
  expect(suggestedPairsOf(all, 'industry', most).map(([one, other]) => `${one.urlName} ${other.urlName}`)).toEqual(
    names,
  );
});

it('pairs of rated companies of one city, whatever their industry', () => {
  const pairs = suggestedPairsOf([...all.slice(0, 2), { ...company('elsewhere', 'Retail'), hq: 'Kochi' }], 'hq', 4);
  expect(pairs.map(([one, other]) => `${one.urlName} ${other.urlName}`)).toEqual(['a b']);
});
