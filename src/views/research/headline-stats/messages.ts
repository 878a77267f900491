import { MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import { peopleText } from '@/core/kernel/figures/people-text';
import { formatMonth } from '@/core/kernel/formatting/date';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { SalaryLineRole } from '@/core/research/headline-stats/salary-line';

export const messages = {
  title: (brand: string) => `What people share on ${brand}`,
  newestSalary: 'What people earn',
  people: { one: '{count} person', other: '{count} people' },
  /** Renders, for example, "median of 1,045 people, newest Nov 2026". */
  provenance: (people: string, month: string | null) =>
    month === null ? `median of ${people}` : `median of ${people}, newest ${formatMonth(month)}`,
  allSalaries: 'All',
  comparePay: (role: string) => `Compare your pay: ${role}`,
  zero: '₹0',
  halfEarns: (from: string, to: string) => `Half earn ${from} to ${to}`,
  spotlight: 'Company of the day',
  companyIs: (industry: string, hq: string) => (hq === '' ? industry : `${industry}, ${hq}`),
  rating: 'Rating',
  reviews: { one: '{count} review', other: '{count} reviews' },
  ofReviews: (reviews: string, month: string) => `${reviews}, newest ${formatMonth(month)}`,
  ofFive: (rating: string) => `${rating} of 5`,
  medianPay: 'Median a year',
  salaries: { one: '{count} salary', other: '{count} salaries' },
  howChosen: `A different company each day, from those with ${MIN_FOR_TENTHS} or more reviews. Never sponsored.`,
  line: 'Median salaries of roles',
  bars: 'Each bar shows what the middle half earns.',
  ratioScale: ' On this scale, ₹5 L to ₹10 L is as wide as ₹10 L to ₹20 L.',
  roleAt: (role: string, median: string) => `${role}, median ${median} a year`,
  /** Renders, for example, "Median salary a year, of about 170 to 725 people per role, newest Nov 2026." */
  lineNote: (line: readonly SalaryLineRole[]) => {
    const counts = line.map(({ count }) => count);
    const newest =
      line
        .map((role) => role.newest ?? '')
        .toSorted()
        .at(-1) ?? '';
    const month = newest === '' ? '' : `, newest ${formatMonth(newest)}`;
    return `Median salary a year, of ${peopleText(Math.min(...counts))} to ${groupIndian(Math.max(...counts))} people per role${month}.`;
  },
  allRoles: 'All roles',
} as const;
