import { describe, expect, it } from 'vitest';
import { financialYearOf, isFinancialYear, lastDayOf, lastDayOfYear, monthsOf } from './calendar';
import { isDay, serviceBetween } from './service-time';

describe('the calendar of the calculators', () => {
  it('begins a year on 1 April', () => {
    expect([financialYearOf('2026-03-31'), financialYearOf('2026-04-01')]).toEqual(['2025-26', '2026-27']);
    expect(financialYearOf('2099-12-31')).toBe('2099-00');
    expect(['2026-27', '2099-00', '2026-28', '26-27', 'next'].map(isFinancialYear)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(monthsOf('2026-27')).toHaveLength(12);
    expect([monthsOf('2026-27')[0], monthsOf('2026-27')[11]]).toEqual(['2026-04', '2027-03']);
    expect(['2026-27', '2099-00'].map(lastDayOfYear)).toEqual(['2027-03-31', '2100-03-31']);
  });

  it('knows a day of the calendar', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(lastDayOf('2024-02')).toBe('2024-02-29');
  });

  it.each([
    ['2016-01-01', '2026-06-30', 10, 6, 0],
    ['2016-01-01', '2026-07-01', 10, 6, 1],
    ['2020-02-29', '2025-02-28', 5, 0, 0],
    ['2020-02-29', '2025-02-27', 4, 11, 30],
    ['2020-02-29', '2024-02-28', 4, 0, 0],
    ['2025-01-31', '2025-02-28', 0, 1, 0],
    ['2026-11-22', '2026-11-22', 0, 0, 1],
  ])('counts the service from %s to %s', (first, last, years, months, days) => {
    expect(serviceBetween(first, last)).toEqual({ years, months, days });
  });
});
