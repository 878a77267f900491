import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockInIndia,
  dayAfter,
  dayBeforeInIndia,
  dayInIndia,
  dayNumberInIndia,
  INDIA_TIME_ZONE,
  monthBeforeInIndia,
  monthInIndia,
  monthNumberInIndia,
  parseStartOfDay,
  quarterInIndia,
  secondsToMidnightInIndia,
  startOfDayInIndia,
  startOfMonthInIndia,
  yearInIndia,
} from './india-calendar.rules';

const LAST = Date.parse('2026-12-31T18:29:59.999Z');
const NEXT = Date.parse('2026-12-31T18:30:00Z');

describe("India's calendar", () => {
  it('turns day, month, quarter and year at half past six in the evening of UTC', () => {
    expect([dayInIndia(LAST), dayInIndia(NEXT)]).toEqual(['2026-12-31', '2027-01-01']);
    expect([monthInIndia(LAST), monthInIndia(NEXT)]).toEqual(['2026-12', '2027-01']);
    expect([yearInIndia(LAST), yearInIndia(NEXT)]).toEqual([2026, 2027]);
    expect(dayNumberInIndia(NEXT) - dayNumberInIndia(LAST)).toBe(1);
    expect(monthNumberInIndia(NEXT) - monthNumberInIndia(LAST)).toBe(1);
    expect(quarterInIndia(NEXT) - quarterInIndia(LAST)).toBe(1);
    expect(monthNumberInIndia(NEXT)).toBe(2027 * 12);
    expect(quarterInIndia(LAST)).toBe(2026 * 4 + 3);
  });

  it('finds the first moments of a day and of a month', () => {
    expect(startOfDayInIndia(LAST).toISOString()).toBe('2026-12-30T18:30:00.000Z');
    expect(parseStartOfDay(dayInIndia(LAST))).toEqual(startOfDayInIndia(LAST));
    expect(startOfDayInIndia(NEXT).getTime()).toBe(NEXT);
    expect(startOfMonthInIndia(LAST).toISOString()).toBe('2026-11-30T18:30:00.000Z');
    expect(startOfMonthInIndia(NEXT).getTime()).toBe(NEXT);
    expect(startOfMonthInIndia(NEXT, 2).toISOString()).toBe('2026-10-31T18:30:00.000Z');
  });

  it('counts days and months back over the turn of a year', () => {
    expect([dayBeforeInIndia(NEXT, 0), dayBeforeInIndia(NEXT, 1)]).toEqual(['2027-01-01', '2026-12-31']);
    expect([0, 1, 13].map((months) => monthBeforeInIndia(NEXT, months))).toEqual(['2027-01', '2026-12', '2025-12']);
  });

  it('counts the seconds to midnight', () => {
    expect([secondsToMidnightInIndia(LAST), secondsToMidnightInIndia(NEXT)]).toEqual([1, 86_400]);
  });

  it('agrees with the time zone data', () => {
    const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA_TIME_ZONE, dateStyle: 'short' });
    const range = { min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(dayInIndia(date.getTime())).toBe(kolkata.format(date));
        expect(startOfDayInIndia(date.getTime()).getTime()).toBeLessThanOrEqual(date.getTime());
        expect(clockInIndia(startOfDayInIndia(date.getTime()).getTime()).getUTCHours()).toBe(0);
      }),
    );
  });
});

describe('A day after another', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-20', 30, '2026-12-20'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days are %s', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected);
  });
});
