import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RELATIVE_MONTH_MS, RELATIVE_YEAR_MS, relativeTimeAgo, relativeTimeShort } from './relative-time';

const NOW = Date.UTC(2026, 10, 20, 7, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const shortAfter = (elapsed: number) => relativeTimeShort(NOW - elapsed, NOW);
const agoAfter = (elapsed: number) => relativeTimeAgo(NOW - elapsed, NOW);

describe('relative time', () => {
  it('[VA-RELTIME-UNITS] has units that cannot be taken for another one, weeks included, and no seconds', () => {
    expect(shortAfter(2 * 365 * DAY)).toBe('2 years');
    expect(shortAfter(60 * DAY)).toBe('2 months');
    expect(shortAfter(8 * DAY)).toBe('1 week');
    expect(shortAfter(6 * DAY)).toBe('6 days');
    expect(shortAfter(5 * HOUR)).toBe('5 h');
    expect(shortAfter(5 * MINUTE)).toBe('5 min');
    expect(shortAfter(59_999)).toBe('now');
    expect(shortAfter(0)).toBe('now');
    expect(agoAfter(60 * DAY)).toContain('mon');
  });

  it('[VA-RELTIME-AGO] has the ago forms, without weeks and seconds', () => {
    expect(agoAfter(3 * 365 * DAY)).toBe('3y ago');
    expect(agoAfter(60 * DAY)).toBe('2mon ago');
    expect(agoAfter(8 * DAY)).toBe('8d ago');
    expect(agoAfter(5 * HOUR)).toBe('5h ago');
    expect(agoAfter(5 * MINUTE)).toBe('5m ago');
    expect(agoAfter(59_999)).toBe('now');
  });

  it('[VA-RELTIME-LENGTHS] counts 30 days a month and 365 days a year', () => {
    expect(RELATIVE_MONTH_MS).toBe(30 * DAY);
    expect(RELATIVE_YEAR_MS).toBe(365 * DAY);
    expect(agoAfter(29 * DAY)).toBe('29d ago');
    expect(agoAfter(30 * DAY)).toBe('1mon ago');
    expect(agoAfter(364 * DAY)).toBe('12mon ago');
    expect(agoAfter(365 * DAY)).toBe('1y ago');
  });

  it('takes a moment in the future, such as of a clock that runs ahead, as now', () => {
    fc.assert(
      fc.property(fc.nat(), (ahead) => {
        expect(relativeTimeShort(NOW + ahead, NOW)).toBe('now');
        expect(relativeTimeAgo(NOW + ahead, NOW)).toBe('now');
      }),
    );
  });

  it('never shows a count of zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 * 365 * DAY }), (elapsed) => {
        expect(shortAfter(elapsed)).toMatch(/^(now|[1-9]\d* (years?|months?|weeks?|days?|h|min))$/);
        expect(agoAfter(elapsed)).toMatch(/^(now|[1-9]\d*(y|mon|d|h|m) ago)$/);
      }),
    );
  });
});
