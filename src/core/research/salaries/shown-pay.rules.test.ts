import { describe, expect, it } from 'vitest';
import type { ReportedPay } from './shown-pay.rules';
import { shownPayOf } from './shown-pay.rules';

const NOW = 2026 * 12 + 10;
const pay = (lakhs: number, change: Partial<ReportedPay> = {}): ReportedPay => ({
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
const people = (count: number, change: Partial<ReportedPay> = {}) =>
  Array.from({ length: count }, (_none, place) => pay(6 + place / 10, change));

describe('what is shown of a group', () => {
  it.each([
    [5, [], { lower: 600_000, upper: 800_000 }],
    [9, [], { lower: 600_000, upper: 800_000 }],
    [10, [620_000, 650_000, 670_000], null],
  ])('of %i people: points %j, band %j, whatever is checked', (count, quantiles, band) => {
    for (const isChecked of [false, true])
      expect(shownPayOf(people(count, { isChecked }), NOW)).toMatchObject({ count, quantiles, band });
  });

  it('the pay of one person beside nine whose pay is known stands for no figure but a band', () => {
    const of = (lakh: number) => shownPayOf([...people(8), pay(lakh)], NOW);
    expect(of(6.31)).toEqual(of(6.49));
  });

  it.each([
    [9, 9, null],
    [10, 4, null],
    [10, 5, 5],
    [10, 10, 5],
    [14, 14, 5],
    [15, 9, 5],
    [15, 15, 10],
    [49, 44, 40],
    [63, 8, 5],
    [63, 63, 55],
  ])('of %i people %i are checked and recent, and %s are shown', (count, part, shown) => {
    const told = people(count).map((one, place) => ({
      ...one,
      isChecked: place < part,
      month: place < part ? NOW : NOW - 12,
    }));
    expect(shownPayOf(told, NOW)).toMatchObject({ checked: shown, recent: shown });
  });

  it('is a median of imported pay, which says what it is', () => {
    expect(shownPayOf(people(5, { isImported: true, isChecked: false }), NOW)).toMatchObject({
      imported: 5,
      quantiles: [620_000],
      band: null,
    });
  });

  it.each([12, 29, 30, 60, 1_000])('of %i people has every amount in ten thousands', (count) => {
    const odd = people(count, { stock: 1_234, variable: 54_321, joiningBonus: 7_777 });
    const { quantiles, margin, parts } = shownPayOf(odd, NOW);
    const amounts = [...quantiles, margin ?? 0, ...(parts?.items ?? []).map(({ amount }) => amount)];
    expect(amounts.length).toBeGreaterThan(4);
    expect(amounts.filter((amount) => amount % 10_000 !== 0)).toEqual([]);
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

  it('has the points at a tenth, a quarter, the middle, three quarters and nine tenths, in whatever order people tell', () => {
    const told = Array.from({ length: 41 }, (_none, place) => pay(6, { variable: (40 - place) * 10_000 }));
    expect(shownPayOf(told, NOW)).toMatchObject({
      quantiles: [640_000, 700_000, 800_000, 900_000, 960_000],
      margin: 50_000,
    });
  });

  it('has a median between two, half up', () => {
    const told = Array.from({ length: 30 }, (_none, place) => pay(3, { fixed: place < 15 ? 300_000 : 310_000 }));
    expect(shownPayOf(told, NOW).quantiles).toEqual([300_000, 300_000, 310_000, 310_000, 310_000]);
  });

  it.each([
    [[5, 6, 8, 11, 12], { lower: 800_000, upper: 1_000_000 }],
    [[7, 7.5, 9.9, 10.5, 11], { lower: 800_000, upper: 1_000_000 }],
  ] as const)('of %j lakh the band is %j', (lakhs, band) => {
    expect(
      shownPayOf(
        lakhs.map((lakh) => pay(lakh)),
        NOW,
      ),
    ).toMatchObject({ quantiles: [], band });
  });

  it.each([
    [5, 1, true],
    [9, 20, true],
    [9, 21, false],
    [10, 5, false],
  ])('of %i people beside %i imported reports it is a band: %j', (count, imported, isBand) => {
    const told = [...people(count), ...people(imported, { isImported: true })];
    const shown = shownPayOf(told, NOW);
    expect(shown.imported).toBe(imported);
    expect({ isBand: shown.band !== null, isBare: shown.quantiles.length === 0 }).toEqual({ isBand, isBare: isBand });
    if (isBand) expect(shown).toMatchObject({ margin: null, parts: null });
  });

  it('has a margin from ten answers on', () => {
    expect([9, 10].map((count) => shownPayOf(people(count), NOW).margin)).toEqual([null, 20_000]);
    expect(shownPayOf(people(10, { isImported: true }), NOW).margin).toBe(20_000);
  });

  it('is of the last year for twelve months, and as new as its newest report', () => {
    const told = people(20).map((one, place) => ({ ...one, month: place < 8 ? NOW - 12 : NOW - 11 }));
    expect(shownPayOf(told, NOW)).toMatchObject({ recent: 10, newest: NOW - 11 });
  });

  it('has the parts of its middle half, both ends included', () => {
    const told = Array.from({ length: 41 }, (_none, place) => {
      const stock = place % 2 === 0 ? 50_000 : 0;
      const joiningBonus = place >= 10 && place < 15 ? 70_001 : 0;
      return pay(6, { fixed: 590_000 + place * 100 - stock, variable: 10_000, stock, joiningBonus });
    });
    expect(shownPayOf(told, NOW).parts).toEqual({
      count: 20,
      items: [
        { kind: 'fixed', amount: 570_000, reported: 15 },
        { kind: 'variable', amount: 10_000, reported: 15 },
        { kind: 'stock', amount: 30_000, reported: 10 },
        { kind: 'joiningBonus', amount: 20_000, reported: 5 },
      ],
    });
  });

  it('drops the part of a rupee of an average before it is rounded', () => {
    const told = Array.from({ length: 29 }, () => pay(7, { fixed: 605_000, variable: 95_000 }));
    const less = pay(7, { fixed: 604_999, variable: 95_001 });
    const fixedOf = (all: readonly ReportedPay[]) => shownPayOf(all, NOW).parts?.items[0]?.amount;
    expect([fixedOf(told), fixedOf([less, ...told.slice(1)])]).toEqual([610_000, 600_000]);
  });

  it('weighs an average of several by their number in each part', () => {
    const told = [...Array.from({ length: 30 }, () => pay(6)), pay(5, { variable: 100_000, reports: 10 })];
    expect(shownPayOf(told, NOW).parts?.items).toEqual([
      { kind: 'fixed', amount: 580_000, reported: 35 },
      { kind: 'variable', amount: 30_000, reported: 10 },
    ]);
  });

  it('has steps of whole lakhs of all that is paid in a year, and one from a crore on', () => {
    const told = [
      ...Array.from({ length: 30 }, () => pay(99, { variable: 50_000, stock: 49_999 })),
      ...Array.from({ length: 5 }, () => pay(120, { reports: 2 })),
      ...Array.from({ length: 5 }, () => pay(101)),
    ];
    expect(shownPayOf(told, NOW).steps).toEqual([
      { from: 9_900_000, to: 10_000_000, count: 30 },
      { from: 10_000_000, to: null, count: 15 },
    ]);
  });

  it('has no step between what people tell and a crore, and a part of little pay', () => {
    const told = [...Array.from({ length: 30 }, () => pay(50)), ...Array.from({ length: 5 }, () => pay(101))];
    expect(shownPayOf(told, NOW).steps).toEqual([
      { from: 5_000_000, to: 5_100_000, count: 30 },
      { from: 5_100_000, to: null, count: 5 },
    ]);
    const withLittle = Array.from({ length: 30 }, () => pay(6, { variable: 5_000 }));
    expect(shownPayOf(withLittle, NOW).parts?.items).toEqual([
      { kind: 'fixed', amount: 600_000, reported: 25 },
      { kind: 'variable', amount: 10_000, reported: 25 },
    ]);
    const withLess = Array.from({ length: 30 }, () => pay(6, { variable: 4_999 }));
    expect(shownPayOf(withLess, NOW).parts?.items.map(({ kind }) => kind)).toEqual(['fixed']);
  });
});
