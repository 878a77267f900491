import { describe, expect, it } from 'vitest';
import { exact, ratio, ZERO } from './exact';
import type { GratuityFacts } from './gratuity.rules';
import { gratuityOf, yearsText } from './gratuity.rules';
import { incomeTaxOf } from './income-tax.rules';
import type { WorkingLine } from './law';
import type { LeaveFacts } from './leave-encashment.rules';
import { leaveEncashmentOf } from './leave-encashment.rules';

function tabled<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error('There is no table for that day.');
  return result.value;
}

const told = (lines: readonly WorkingLine[]) =>
  lines.map(({ text, detail, amount }) => [text, detail, amount.round(2).valueOf()]);

describe('the working of an income tax', () => {
  const workingOf = (totalIncome: number) =>
    told(
      tabled(
        incomeTaxOf({
          year: '2026-27',
          regime: 'new',
          age: 'below60',
          isResident: true,
          totalIncome: exact(totalIncome),
        }),
      ).lines,
    );
  const toTwelveLakh = [
    ['₹4,00,000 to ₹8,00,000, 5%', 'of ₹4,00,000', 20_000],
    ['₹8,00,000 to ₹12,00,000, 10%', 'of ₹4,00,000', 40_000],
  ];
  const toTwentyFourLakh = [
    ...toTwelveLakh,
    ['₹12,00,000 to ₹16,00,000, 15%', 'of ₹4,00,000', 60_000],
    ['₹16,00,000 to ₹20,00,000, 20%', 'of ₹4,00,000', 80_000],
    ['₹20,00,000 to ₹24,00,000, 25%', 'of ₹4,00,000', 1_00_000],
  ];
  const taxOf = (payable: number) => ['Income tax', 'rounded to the nearest ₹10', payable];

  it('has no step where nothing is taxed', () => {
    expect(workingOf(4_00_000)).toEqual([taxOf(0)]);
  });

  it('takes the whole tax back up to twelve lakh, and cuts it to the income above', () => {
    expect(workingOf(12_00_000)).toEqual([
      ...toTwelveLakh,
      ['Rebate', 'taxable income up to ₹12,00,000, at most ₹60,000', -60_000],
      taxOf(0),
    ]);
    expect(workingOf(12_50_000)).toEqual([
      ...toTwelveLakh,
      ['₹12,00,000 to ₹16,00,000, 15%', 'of ₹50,000', 7_500],
      ['Rebate, marginal relief', 'the tax may not exceed the income above ₹12,00,000', -17_500],
      ['Cess, 4%', '', 2_000],
      taxOf(52_000),
    ]);
  });

  it('has every slab, and the surcharge with its relief', () => {
    expect(workingOf(30_00_000)).toEqual([
      ...toTwentyFourLakh,
      ['Above ₹24,00,000, 30%', 'of ₹6,00,000', 1_80_000],
      ['Cess, 4%', '', 19_200],
      taxOf(4_99_200),
    ]);
    expect(workingOf(51_00_000)).toEqual([
      ...toTwentyFourLakh,
      ['Above ₹24,00,000, 30%', 'of ₹27,00,000', 8_10_000],
      ['Surcharge, 10%', 'of the tax after rebate', 1_11_000],
      [
        'Marginal relief of the surcharge',
        'tax and surcharge may not rise by more than the income above the threshold',
        -41_000,
      ],
      ['Cess, 4%', '', 47_200],
      taxOf(12_27_200),
    ]);
  });
});

describe('the working of a gratuity', () => {
  const gratuity = (over: Partial<GratuityFacts> = {}) =>
    tabled(
      gratuityOf({
        isCovered: true,
        isGovernment: false,
        reason: 'resignation',
        service: { years: 6, months: 7, days: 0 },
        lastDay: '2026-12-01',
        basic: exact(20_000),
        otherPay: exact(40_000),
        received: null,
        exemptEarlier: ZERO,
        ...over,
      }),
    );
  const four = { years: 4, months: 7, days: 0 };
  const freeDetail = 'the least of what is received, the formula, and ₹20,00,000 less what was free before';

  it('adds what half of all pay is more than basic pay', () => {
    expect(told(gratuity().lines)).toEqual([
      ['Basic pay and dearness allowance', 'a month, last drawn', 20_000],
      ['Added, so that half of all pay counts', 'half of ₹60,000', 10_000],
      ['Wages × 15/26 × years', '₹30,000 × 15/26 × 7', 1_21_153.85],
      ['Due', 'at most ₹20,00,000', 1_21_154],
      ['Free of tax', freeDetail, 1_21_154],
      ['Taxed', '', 0],
    ]);
  });

  it('says that nothing is due after four years, and taxes what is paid all the same', () => {
    const early = gratuity({ otherPay: ZERO, service: four, received: exact(1_00_000) });
    expect(told(early.lines)).toEqual([
      ['Basic pay and dearness allowance', 'a month, last drawn', 20_000],
      ['Wages × 15/26 × years', 'nothing is due', 0],
      ['Due', 'at most ₹20,00,000', 0],
      ['Free of tax', freeDetail, 0],
      ['Taxed', '', 1_00_000],
    ]);
    expect([early.isEligible, early.safeTaxFree.valueOf()]).toEqual([false, 0]);
  });

  it('is free of tax for government, covered or not', () => {
    const received = exact(30_00_000);
    for (const isCovered of [true, false]) {
      expect(gratuity({ isCovered, isGovernment: true, received }).taxFree.valueOf()).toBe(30_00_000);
      expect(gratuity({ isCovered, received }).taxFree.lt(received)).toBe(true);
    }
  });

  it('adds another year up to the ceiling only, and nothing where none is due', () => {
    const more = (basic: number, years: number) =>
      gratuity({ basic: exact(basic), service: { years, months: 0, days: 0 } }).nextYear?.more.valueOf() ?? null;
    expect(more(2_50_000, 14)).toBeNull();
    expect(more(2_50_000, 13)).toBe(1_25_000);
    expect(more(2_50_000, 12)).toBe(1_44_231);
    expect(more(2_50_000, 4)).toBeNull();
  });

  it('has no next year where months count, and is never cut where no law says what is due', () => {
    expect(gratuity({ reason: 'fixedTermEnd' }).nextYear).toBeNull();
    const free = gratuity({ isCovered: false, basic: exact(10_00_000), service: { years: 6, months: 5, days: 0 } });
    expect([free.isCut, free.nextYear?.more.valueOf()]).toEqual([false, 5_00_000]);
    expect(free.nextYear).toMatchObject({ service: { years: 7, months: 0, days: 0 }, isAbove: false });
    expect(told(free.lines)).toEqual([
      ['Half the average pay for each completed year', '₹10,00,000 × ½ × 6', 30_00_000],
      ['Free of tax', freeDetail, 20_00_000],
    ]);
  });

  it('reads counted years to two places', () => {
    expect([exact(11), ratio(3, 2), ratio(17, 12)].map(yearsText)).toEqual(['11', '1.5', '1.42']);
  });
});

describe('the working of paid-out leave', () => {
  const leave = (over: Partial<LeaveFacts>) =>
    tabled(
      leaveEncashmentOf({
        lastDay: '2026-06-30',
        isInService: false,
        isGovernment: false,
        averageSalary: exact(60_000),
        completedYears: 2,
        entitledPerYear: 30,
        daysTaken: 20,
        received: exact(30_00_000),
        exemptEarlier: ZERO,
        ...over,
      }),
    );
  const limits = [
    ['Received', '', 30_00_000],
    ['Limit ₹25,00,000, less what was free before', '', 25_00_000],
    ['10 months of average pay', '', 6_00_000],
  ];

  it('takes the least at the end of service, and nothing while the work goes on', () => {
    expect(told(leave({}).lines)).toEqual([
      ...limits,
      ['Leave not taken, 40 days', '', 80_000],
      ['Free of tax', 'the least of these', 80_000],
    ]);
    expect(told(leave({ isInService: true }).lines)).toEqual([
      ...limits,
      ['Leave not taken, 40 days', '', 80_000],
      ['Free of tax', 'paid while the work goes on: taxed', 0],
    ]);
  });

  it('counts no day for who took more than there were, and is all free for government', () => {
    expect(leave({ daysTaken: 70 }).creditDays).toBe(0);
    expect(leave({ isGovernment: true }).taxFree.valueOf()).toBe(30_00_000);
  });
});
