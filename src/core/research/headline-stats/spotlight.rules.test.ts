import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import type { CompanyCard } from '../company/company-card';
import { spotlightOf } from './spotlight.rules';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function company(urlName: string, part: Partial<CompanyCard> = {}): CompanyCard {
  return {
    companyId: 1,
    urlName,
    companyName: urlName,
    industry: 'Retail',
    hq: 'Pune',
    officesCount: 1,
    employees: null,
    logo: null,
    rating: 2.1,
    reviewsCount: MIN_FOR_TENTHS,
    newestReview: '2026-11',
    salariesCount: 0,
    medianPay: null,
    balanceRating: null,
    balanceCount: 0,
    jobsCount: 0,
    ...part,
  };
}

describe('the company of the day', () => {
  it.each([
    ['where there are no companies', []],
    ['with a review too few', [company('kolamba', { reviewsCount: MIN_FOR_TENTHS - 1 })]],
    ['without a rating', [company('kolamba', { rating: null })]],
    ['without a month', [company('kolamba', { newestReview: null })]],
  ])('is none %s', (_, companies) => {
    expect(spotlightOf(companies, NOW)).toBeNull();
  });

  it('may be one with a low rating, and carries the figures alone that are shown', () => {
    expect(spotlightOf([company('kolamba', { rating: 1.2 })], NOW)).toEqual({
      urlName: 'kolamba',
      companyName: 'kolamba',
      industry: 'Retail',
      hq: 'Pune',
      logo: null,
      rating: 1.2,
      reviewsCount: MIN_FOR_TENTHS,
      newestReview: '2026-11',
      medianPay: null,
      salariesCount: 0,
    });
  });

  it('is another one each day, the same all day, whatever the order by reviews', () => {
    const companies = ['kolamba', 'silikara', 'vaayuna'].map((name) => company(name));
    const days = [0, 1, 2].map((day) => spotlightOf(companies, NOW + day * DAY_MS)?.urlName);
    const turns = ['kolamba', 'silikara', 'vaayuna', 'kolamba', 'silikara', 'vaayuna'];
    const first = turns.indexOf(days[0] ?? '');
    expect(days).toEqual(turns.slice(first, first + 3));
    expect(spotlightOf(companies.toReversed(), NOW + 60_000)?.urlName).toBe(days[0]);
  });
});
