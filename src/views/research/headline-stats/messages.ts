import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import { formatMonth } from '@/core/kernel/formatting/date';

/** Texts of the figures that the product shows of itself. */
export const messages = {
  title: (brand: string) => `What people share on ${brand}`,
  newestSalary: 'What people earn',
  people: { one: '{count} person', other: '{count} people' },
  /** A note to a median: "median of 1,045 people, newest Nov 2026". */
  provenance: (people: string, month: string) => `median of ${people}, newest ${formatMonth(month)}`,
  allSalaries: 'All',
  spotlight: 'Company of the day',
  companyIs: (industry: string, hq: string) => (hq === '' ? industry : `${industry}, ${hq}`),
  rating: 'Rating',
  reviews: { one: '{count} review', other: '{count} reviews' },
  ofReviews: (reviews: string, month: string) => `${reviews}, newest ${formatMonth(month)}`,
  ofFive: (rating: string) => `${rating} of 5`,
  medianPay: 'Median a year',
  salaries: { one: '{count} salary', other: '{count} salaries' },
  howChosen: `A different company each day, from those with ${MIN_FOR_TENTHS} or more reviews. Never sponsored.`,
} as const;
