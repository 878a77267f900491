import { describe, expect, it } from 'vitest';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { plainText } from '@/core/kernel/formatting/compared-text.rules';
import { newAccountHold } from './review-holds.rules';
import { chanceOfAtLeast, isSurge } from './surge.rules';

describe('a surge of reviews', () => {
  it.each([
    [4, 0, false],
    [5, 0, true],
    [5, 28, false],
    [8, 28, true],
    [8, 70, false],
    [10, 100, true],
    [10, 112, false],
    [20, 112, true],
    [40, 1_000, false],
    [90, 1_000, true],
  ])('a day with %i reviews after %i in 56 days: %s', (count, before, surge) => {
    expect(isSurge(count, before)).toBe(surge);
  });

  it('has the chances of a negative binomial distribution', () => {
    expect(chanceOfAtLeast(0, 4)).toBe(1);
    expect(chanceOfAtLeast(1, 4)).toBeCloseTo(15 / 16);
    expect(chanceOfAtLeast(2, 4)).toBeCloseTo(15 / 16 - 4 / 32);
    expect(chanceOfAtLeast(50, 1)).toBe(0);
  });

  it('is rare among the usual days of a company, and finds most days of twenty', () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const usual = (mean: number) => {
      let count = 0;
      for (let product = next(); product > Math.exp(-mean); product *= next()) count += 1;
      return count;
    };
    let alarms = 0;
    let found = 0;
    for (let company = 0; company < 100; company += 1) {
      const mean = 0.05 + next() * 2;
      const days = Array.from({ length: 86 }, () => usual(mean));
      const sumBefore = (day: number) => days.slice(day - 56, day).reduce((sum, count) => sum + count, 0);
      for (let day = 56; day < 86; day += 1) if (isSurge(days[day] ?? 0, sumBefore(day))) alarms += 1;
      if (isSurge(usual(mean) + 20, sumBefore(86))) found += 1;
    }
    expect(alarms).toBeLessThanOrEqual(3);
    expect(found).toBeGreaterThan(80);
  });
});

describe('the review of a new account', () => {
  const NOW = Date.parse('2026-11-22T06:00:00Z');
  const daysOld = (days: number, isChecked = false) =>
    newAccountHold({ madeAt: NOW - days * 86_400_000, isChecked }, NOW);

  it('counts after three whole days, or at once with a checked address or an older account', () => {
    expect(dayInIndia(daysOld(0)?.getTime() ?? 0)).toBe('2026-11-26');
    expect([daysOld(0, true), daysOld(14)]).toEqual([null, null]);
    expect(daysOld(13)).not.toBeNull();
  });

  it('is the same as another where only signs, cases and blanks differ', () => {
    expect(plainText('Good  pay!', 'Slow, very slow')).toBe(plainText('good pay', 'slow very SLOW.'));
    expect(plainText('Good pay', null)).not.toBe(plainText('Good food', null));
  });
});
