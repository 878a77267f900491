import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@/core/kernel/figures/figures.rules');
  vi.resetModules();
});

const facts = { brand: 'Tarakki', operator: 'Tarakki Ltd', backupDays: 30, othersHosts: [] };
const textOf = async () => {
  const { howWeCount } = await import('./how-we-count');
  return JSON.stringify(howWeCount(facts));
};

it('says the limits of the rules, and others once the rules have others', async () => {
  const before = await textOf();
  for (const words of [
    'A figure needs 5 reports',
    'at a random hour within 24 hours',
    'Moderate: from 20 reports',
    'a review 20, whatever it says',
    'more than 5 times the median of the role',
    'Amounts are rounded to ₹10,000',
    'until two groups and 5 people are',
    'of 50 people or more, it keeps its figure',
    'for 92 days at the most',
    'Fewer than 10 people show a band',
    'only what 10 people of the company share, or 7 who have counted for 90 days',
    '1 account: 0 in 7 days',
    '10 accounts: 0 in 7 days, 3 in 28 days',
  ])
    expect(before).toContain(words);
  vi.resetModules();
  vi.doMock('@/core/kernel/figures/figures.rules', async (original) => ({
    ...(await original<typeof import('@/core/kernel/figures/figures.rules')>()),
    MIN_GROUP: 9,
  }));
  const after = await textOf();
  expect(after).toContain('A figure needs 9 reports');
  expect(after).toContain('or 11 who have counted for 90 days');
});
