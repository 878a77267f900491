import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockInIndia, HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { pushMoment } from './push-hours.rules';

describe('push hours', () => {
  it.each([
    ['2026-11-22T21:59:59.999+05:30', '2026-11-22T21:59:59.999+05:30'],
    ['2026-11-22T22:00:00+05:30', '2026-11-23T08:00:00+05:30'],
    ['2026-11-22T23:59:59+05:30', '2026-11-23T08:00:00+05:30'],
    ['2026-11-23T00:00:00+05:30', '2026-11-23T08:00:00+05:30'],
    ['2026-11-23T07:59:59+05:30', '2026-11-23T08:00:00+05:30'],
    ['2026-11-23T08:00:00+05:30', '2026-11-23T08:00:00+05:30'],
  ])('news of %s may be pushed at %s', (now, moment) => {
    expect(pushMoment(Date.parse(now))).toBe(Date.parse(moment));
  });

  it('waits for ten hours at most, and never for a moment that is quiet itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const moment = pushMoment(now);
        expect(moment - now).toBeGreaterThanOrEqual(0);
        expect(moment - now).toBeLessThanOrEqual(10 * HOUR_MS);
        expect(clockInIndia(moment).getUTCHours()).toBeGreaterThanOrEqual(8);
        expect(clockInIndia(moment).getUTCHours()).toBeLessThan(22);
      }),
    );
  });
});
