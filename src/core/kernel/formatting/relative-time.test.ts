import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RELATIVE_MONTH_MS, RELATIVE_YEAR_MS, relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 10, 20, 7, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shortAfter = (elapsed: number) => relativeTime(NOW - elapsed, NOW);

describe('relative time', () => {
  it('[VA-RELTIME-UNITS] [VA-RELTIME-AGO] has units that cannot be taken for another one, weeks included, and no seconds', () => {
    expect(shortAfter(2 * 365 * DAY)).toBe('2 years');
    expect(shortAfter(60 * DAY)).toBe('2 months');
    expect(shortAfter(8 * DAY)).toBe('1 week');
    expect(shortAfter(6 * DAY)).toBe('6 days');
    expect(shortAfter(5 * HOUR)).toBe('5 h');
    expect(shortAfter(5 * MINUTE)).toBe('5 min');
    expect(shortAfter(59_999)).toBe('now');
    expect(shortAfter(0)).toBe('now');
  });

  it('[VA-RELTIME-LENGTHS] counts 30 days a month and 365 days a year', () => {
    expect(RELATIVE_MONTH_MS).toBe(30 * DAY);
    expect(RELATIVE_YEAR_MS).toBe(365 * DAY);
    expect(shortAfter(29 * DAY)).toBe('4 weeks');
    expect(shortAfter(30 * DAY)).toBe('1 month');
    expect(shortAfter(364 * DAY)).toBe('12 months');
    expect(shortAfter(365 * DAY)).toBe('1 year');
  });

  it('takes a moment in the future, such as of a clock that runs ahead, as now', () => {
    fc.assert(
      fc.property(fc.nat(), (ahead) => {
        expect(relativeTime(NOW + ahead, NOW)).toBe('now');
      }),
    );
  });

  it('never shows a count of zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 * 365 * DAY }), (elapsed) => {
        expect(shortAfter(elapsed)).toMatch(/^(now|[1-9]\d* (years?|months?|weeks?|days?|h|min))$/);
      }),
    );
  });
});
