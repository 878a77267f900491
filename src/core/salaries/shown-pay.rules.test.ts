import { describe, expect, it } from 'vitest';
import type { ToldPay } from './shown-pay.rules';
import { shownPayOf } from './shown-pay.rules';

const NOW = 2026 * 12 + 10;
const pay = (lakhs: number, change: Partial<ToldPay> = {}): ToldPay => ({
  isImported: false,
  month: NOW,
  fixed: lakhs * 100_000,
  variable: 0,
  stock: 0,
  joiningBonus: 0,
  reports: 1,
  isChecked: true,
  ...change,
});
const people = (count: number, change: Partial<ToldPay> = {}) =>
  Array.from({ length: count }, (_none, place) => pay(6 + place / 10, change));

describe('what is shown of a group', () => {
  it.each([
    [5, 2, [], { lower: 600_000, upper: 800_000 }],
    [5, 3, [620_000], null],
    [9, 2, [], { lower: 600_000, upper: 800_000 }],
    [10, 0, [620_000, 650_000, 670_000].map((amount) => amount), null],
  ])('of %i people, %i of them checked: points %j, band %j', (count, checked, quantiles, band) => {
    const told = people(count).map((one, place) => ({ ...one, isChecked: place < checked }));
    expect(shownPayOf(told, NOW)).toMatchObject({ count, checked, quantiles, band });
  });

  it('is a median of imported pay, which says what it is', () => {
    expect(shownPayOf(people(5, { isImported: true, isChecked: false }), NOW)).toMatchObject({
      imported: 5,
      quantiles: [620_000],
      band: null,
    });
  });

  it('is rounded to ten thousand under thirty people, and exact from there', () => {
    const odd = (count: number) => people(count, { stock: 1_234 });
    expect(shownPayOf(odd(29), NOW).quantiles.every((amount) => amount % 10_000 === 0)).toBe(true);
    expect(shownPayOf(odd(30), NOW).quantiles.some((amount) => amount % 10_000 !== 0)).toBe(true);
    expect(shownPayOf(odd(30), NOW).quantiles).toHaveLength(5);
  });

  it('has counts in fives from fifty people on', () => {
    const told = people(63).map((one, place) => ({ ...one, isChecked: place < 8, month: place < 17 ? NOW - 12 : NOW }));
    expect(shownPayOf(told, NOW)).toMatchObject({ count: 60, checked: 5, recent: 45 });
  });

  it('counts an average of several as so many, with one answer for its spread', () => {
    const told = [pay(6, { reports: 25, isImported: true })];
    expect(shownPayOf(told, NOW)).toMatchObject({
      count: 25,
      quantiles: [600_000],
      margin: null,
      steps: [],
      parts: null,
    });
  });
});
