import { expect, it } from 'vitest';
import { hraRateOf, isCommissionCounted } from './hra.rules';

it.each([
  ['2026-27', 'Pune', 50],
  ['2026-27', ' poona ', 50],
  ['2026-27', 'Nagpur', 40],
  ['2025-26', 'Pune', 40],
  ['2025-26', 'Mumbai', 50],
  ['2027-28', 'Mumbai', 0],
  ['2026-28', 'Mumbai', 0],
  ['next', 'Mumbai', 0],
  ['2026-27', 'constructor', 40],
])('in %s a rent in “%s” counts up to %i%% of salary', (year, city, rate) => {
  expect(hraRateOf(year, city)).toBe(rate);
});

it('commission counts up to 2025-26', () => {
  expect(['2024-25', '2025-26', '2026-27', '2027-28', '2025-27', 'next'].map(isCommissionCounted)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
