import { expect, it } from 'vitest';
import { kindsByCount, kindWithFewest } from './thin-kinds.rules';

it('lists the kinds by count, the fewest first, and counts reports of benefits', () => {
  const counts = { totalReviews: 212, totalSalaries: 725, totalInterviews: 260, benefitsCount: 3, photosCount: 41 };
  expect(kindsByCount({ ...counts, totalReviewsWithBenefits: 106 })).toEqual([
    { kind: 'photo', count: 41 },
    { kind: 'benefits', count: 106 },
    { kind: 'review', count: 212 },
    { kind: 'interview', count: 260 },
    { kind: 'salary', count: 725 },
  ]);
});

it('leaves out a kind without a count, and keeps the order of kinds with the same', () => {
  expect(kindsByCount({ totalSalaries: 0, totalReviews: 0 })).toEqual([
    { kind: 'review', count: 0 },
    { kind: 'salary', count: 0 },
  ]);
  expect(kindsByCount({})).toEqual([]);
});

it.each([
  [{ totalReviews: 3, totalInterviews: 4 }, 'review'],
  [{ totalReviews: 0, totalInterviews: 0 }, null],
  [{ totalReviews: 3 }, null],
  [{ totalSalaries: 0, totalReviews: 4 }, null],
  [{ totalSalaries: 0, totalReviews: 5 }, 'salary'],
  [{}, null],
])('of %j the fewest are of %s: a tie names none, and up to four salaries count as none', (counts, kind) => {
  expect(kindWithFewest(kindsByCount(counts))).toBe(kind);
});
