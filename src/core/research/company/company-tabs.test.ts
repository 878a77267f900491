import { describe, expect, it } from 'vitest';
import { createScreens } from '@/core/kernel/navigation/screens';
import { COUNT_KEYS, countsByKindOf } from './company-counts';
import { companyTabsOf } from './company-tabs';

const screens = createScreens({
  CompanyOverview: '/overview/{urlName}-overview',
  CompanyReviews: '/reviews/{urlName}-reviews',
  CompanyPosts: '/discussions/{urlName}-discussions',
});

describe('the tabs of a company', () => {
  it('are those that the app has screens for, each with its count, a zero too', () => {
    const counts = { totalReviews: 0, postsCount: 12 };
    expect(companyTabsOf(screens, 'vaayuna', countsByKindOf(counts))).toEqual([
      {
        screen: 'CompanyOverview',
        label: 'About Company',
        href: '/overview/vaayuna-overview',
        thing: null,
        count: null,
      },
      { screen: 'CompanyReviews', label: 'Reviews', href: '/reviews/vaayuna-reviews', thing: 'reviews', count: 0 },
      {
        screen: 'CompanyPosts',
        label: 'Community',
        href: '/discussions/vaayuna-discussions',
        thing: 'posts',
        count: 12,
      },
    ]);
  });
});

describe('counts', () => {
  it('are found under each of their names, the most exact first, and null where there is none', () => {
    expect(COUNT_KEYS).toHaveLength(17);
    expect(countsByKindOf({ totalReviews: 4, companyReviewsLive: 5, interviewCount: 3, companyJobs: 0 })).toEqual({
      reviews: 5,
      salaries: null,
      interviews: 3,
      benefits: null,
      jobs: 0,
      photos: null,
      posts: null,
    });
  });
});
