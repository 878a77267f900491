import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../common/india-calendar.rules';
import { MIN_NTH_FULL_DELAY, queuePositionOf } from './fair-order.rules';
import { dueAt, GROUNDS, HOURS_BY_GROUND } from './grounds.rules';

const grounds = fc.constantFrom(...GROUNDS);
const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
const nths = fc.integer({ min: 1, max: 1_000 });

describe('the place of a case in the queue', () => {
  it.each([
    ['INTIMATE', 1, 0],
    ['INTIMATE', 2, 1],
    ['INTIMATE', 3, 1],
    ['INTIMATE', MIN_NTH_FULL_DELAY, 2],
    ['INTIMATE', 100, 2],
    ['PRIVACY', 2, 18],
    ['OTHER', 7, 168],
  ] as const)('of the ground %s stands back, for the case %i of a source in a day, %f hours', (ground, nth, hours) => {
    expect(queuePositionOf(ground, 0, nth)).toBe(hours * HOUR_MS + (nth === 1 ? 0 : 1));
  });

  it('is never before its due time, and never before that of an earlier case of its source', () => {
    fc.assert(
      fc.property(grounds, moments, nths, (ground, due, nth) => {
        expect(queuePositionOf(ground, due, 1)).toBe(due);
        expect(queuePositionOf(ground, due, nth + 1)).toBeGreaterThanOrEqual(queuePositionOf(ground, due, nth));
      }),
    );
  });

  it('of the second and third of a source is behind the first one of another that comes within half of their time, of later ones within all of it', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(grounds, moments, nths, part, (ground, moment, nth, waited) => {
        const within = (HOURS_BY_GROUND[ground] * HOUR_MS) / (nth + 1 < MIN_NTH_FULL_DELAY ? 2 : 1);
        const flooding = queuePositionOf(ground, dueAt(ground, moment), nth + 1);
        expect(queuePositionOf(ground, dueAt(ground, moment + waited * within), 1)).toBeLessThan(flooding);
      }),
    );
  });
});
