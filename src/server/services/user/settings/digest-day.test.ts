import { describe, expect, it } from 'vitest';
import { dayInIndia } from '@/server/platform/day-in-india';
import { digestDay, digestMoment } from './digest-day';

describe('the days of the digest', () => {
  it.each([
    ['2026-11-20T18:29:00Z', '2026-11-20'],
    ['2026-11-20T18:31:00Z', '2026-11-21'],
  ])('%s is %s in India', (moment, day) => {
    expect(dayInIndia(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['2026-11-22T03:29:00Z', '2026-11-15'],
    ['2026-11-22T03:31:00Z', '2026-11-22'],
    ['2026-11-25T12:00:00Z', '2026-11-22'],
  ])('at %s the digest of Sunday %s is due', (moment, day) => {
    expect(digestDay(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['2026-11-22T03:29:00Z', 1, '2026-11-21T03:30:00.000Z'],
    ['2026-11-22T03:30:00Z', 1, '2026-11-22T03:30:00.000Z'],
    ['2026-11-22T03:29:00Z', 7, '2026-11-15T03:30:00.000Z'],
    ['2026-11-25T12:00:00Z', 7, '2026-11-22T03:30:00.000Z'],
  ] as const)('at %s the highlights of %i days are those of %s', (moment, days, due) => {
    expect(new Date(digestMoment(Date.parse(moment), days)).toISOString()).toBe(due);
  });
});
