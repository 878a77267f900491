import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatMonth, INVALID_DATE } from './date';

describe('formatDate', () => {
  it("[VA-DATE-INVALID] answers 'Invalid date' for what is no date", () => {
    expect(formatDate(undefined, 'day')).toBe('Invalid date');
    expect(formatDate('x', 'day')).toBe('Invalid date');
    expect(formatDate(new Date(Number.NaN), 'day')).toBe('Invalid date');
    expect(formatDate(null, 'month')).toBe(INVALID_DATE);
    expect(formatDate(8.64e15, 'moment')).toBe(INVALID_DATE);
  });

  it('shows dates as read in India', () => {
    expect(formatDate('2026-11-20T07:35:00Z', 'day')).toBe('20 Nov 2026');
    expect(formatDate('2026-11-20T07:35:00Z', 'moment')).toBe('20 Nov 2026, 1:05 pm');
    expect(formatDate('2026-12-31T18:30:00Z', 'month')).toBe('Jan 2027');
    expect(formatDate('2026-12-31T18:29:59Z', 'moment')).toBe('31 Dec 2026, 11:59 pm');
    expect([formatDate(0, 'moment'), formatDate(0, 'time')]).toEqual(['1 Jan 1970, 5:30 am', '5:30 am']);
  });

  it('writes a month of a year', () => {
    expect(['2026-01', '2026-11', '2026-12'].map(formatMonth)).toEqual(['Jan 2026', 'Nov 2026', 'Dec 2026']);
    expect(formatMonth('')).toBe(INVALID_DATE);
  });

  it('agrees with the time zone data for Asia/Kolkata', () => {
    const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    const range = { min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const [year, , day] = kolkata.format(date).split('-').map(Number);
        const [shownDay, , shownYear] = formatDate(date, 'day').split(' ');
        expect([Number(shownDay), Number(shownYear)]).toEqual([day, year]);
      }),
    );
  });
});
