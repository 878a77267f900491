import { describe, expect, it } from 'vitest';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { newAccountHold } from '../reviews/review-holds.rules';
import { contributionRefusals } from './contribution-refusals.rules';
import { laterDate, monthFault, waitsUntil } from './one-voice.rules';

const NOW = Date.parse('2026-11-22T06:00:00Z');

describe('one voice each', () => {
  it.each([
    ['2026-12', contributionRefusals.monthNotBegun],
    ['2026-11', null],
    ['2021-11', null],
    ['2021-10', contributionRefusals.monthTooOld],
    ['1970-03', contributionRefusals.monthTooOld],
  ])('a report of %s: %s', (month, fault) => {
    expect(monthFault(month, NOW)).toBe(fault);
  });

  it('counts the first contribution of a day about a company at once, and one a day of the others', () => {
    const daysOf = (nth: number) => {
      const until = waitsUntil(nth, NOW);
      return until === null ? null : dayInIndia(until.getTime());
    };
    expect([1, 2, 3, 20].map(daysOf)).toEqual([null, '2026-11-26', '2026-11-27', '2026-12-14']);
  });

  it('lets a second contribution of a day wait as long as that of a new account: its wait does not tie it to the first', () => {
    const midnight = Date.parse('2026-11-22T18:30:00Z');
    for (const at of [NOW, NOW + 7 * 3_600_000, midnight, midnight + 1])
      expect(waitsUntil(2, at)).toEqual(newAccountHold({ madeAt: at, isChecked: false }, at));
  });
});

it('a contribution that waits for two reasons waits for the later day', () => {
  const [first, second] = [new Date('2026-11-23'), new Date('2026-11-25')];
  expect([laterDate(null, null), laterDate(first, null), laterDate(null, first)]).toEqual([null, first, first]);
  expect([laterDate(first, second), laterDate(second, first)]).toEqual([second, second]);
});
