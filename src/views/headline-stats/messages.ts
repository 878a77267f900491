import { formatMonth } from '@/core/formatting/date';

/** Texts of the figures that the product shows of itself. */
export const messages = {
  title: (brand: string) => `What people share on ${brand}`,
  newestSalary: 'What people earn',
  people: { one: '{count} person', other: '{count} people' },
  /** Of a median: "median of 1,045 people, newest Nov 2026". */
  provenance: (people: string, month: string) => `median of ${people}, newest ${formatMonth(month)}`,
  allSalaries: 'All',
} as const;
