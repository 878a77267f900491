import { describe, expect, it } from 'vitest';
import { digestDay, latestRoundTime } from './notification-rounds.rules';

describe('the days of the digest', () => {
  it.each([
    ['2026-11-22T03:29:00Z', '2026-11-15'],
    ['2026-11-22T03:31:00Z', '2026-11-22'],
    ['2026-11-25T12:00:00Z', '2026-11-22'],
  ])('at %s the digest of Sunday %s is due', (moment, day) => {
    expect(digestDay(Date.parse(moment))).toBe(day);
  });

  it.each([
    ['2026-11-22T03:29:00Z', 'daily', '2026-11-21T03:30:00.000Z'],
    ['2026-11-22T03:30:00Z', 'daily', '2026-11-22T03:30:00.000Z'],
    ['2026-11-22T03:29:00Z', 'weekly', '2026-11-15T03:30:00.000Z'],
    ['2026-11-25T12:00:00Z', 'weekly', '2026-11-22T03:30:00.000Z'],
  ] as const)('at %s the %s highlights are those of %s', (moment, rhythm, due) => {
    expect(new Date(latestRoundTime(Date.parse(moment), rhythm)).toISOString()).toBe(due);
  });
});
