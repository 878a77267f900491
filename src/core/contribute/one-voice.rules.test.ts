import { describe, expect, it } from 'vitest';
import { dayInIndia } from '../common/india-calendar.rules';
import { contributionRefusals } from './contribution-refusals.rules';
import { halfYearOf, laterDay, monthFault, waitsUntil } from './one-voice.rules';

const NOW = Date.parse('2026-11-22T06:00:00Z');

describe('one voice each', () => {
  it.each([
    ['2026-01', '2026-H1'],
    ['2026-06', '2026-H1'],
    ['2026-07', '2026-H2'],
    ['2026-12', '2026-H2'],
  ])('%s is in the half-year %s', (month, half) => {
    expect(halfYearOf(month)).toBe(half);
  });

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
    expect([1, 2, 3, 20].map(daysOf)).toEqual([null, '2026-11-23', '2026-11-24', '2026-12-11']);
  });
});

it('a contribution that waits for two reasons waits for the later day', () => {
  const [first, second] = [new Date('2026-11-23'), new Date('2026-11-25')];
  expect([laterDay(null, null), laterDay(first, null), laterDay(null, first)]).toEqual([null, first, first]);
  expect([laterDay(first, second), laterDay(second, first)]).toEqual([second, second]);
});
