import { salaryFacts } from '@tests/support/salary-facts';
import { describe, expect, it } from 'vitest';
import { exact } from './exact';
import { bothRegimesOf, breakEvenOf, changesOf } from './regimes.rules';
import type { SalaryFacts } from './salary.rules';

function both(over: Partial<SalaryFacts>) {
  const facts = salaryFacts(over);
  const result = bothRegimesOf(facts);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return { facts, regimes: result.value };
}

describe('the cheaper regime', () => {
  const saver = {
    rentAMonth: exact(60_000),
    city: 'Mumbai',
    hraRate: exact(50),
    otherSavings: exact(1_50_000),
    homeLoanInterest: exact(2_00_000),
    health: exact(75_000),
    ownNps: exact(50_000),
  };

  it.each([
    ['the new one where little is deducted', { ctc: exact(18_00_000) }, 'new', 1_82_710],
    ['the old one where much is', { ctc: exact(18_00_000), ...saver }, 'old', null],
    ['the new one where both leave the same', { ctc: exact(4_00_000) }, 'new', 0],
  ] as const)('is %s', (_case, over, cheaper, difference) => {
    const { regimes } = both(over);
    const more = regimes.old.netYear.sub(regimes.new.netYear);
    expect([regimes.cheaper, regimes.difference.equals(more.abs())]).toEqual([cheaper, true]);
    if (difference !== null) expect(regimes.difference.valueOf()).toBe(difference);
    else expect(more.gt(0)).toBe(true);
  });
});

describe('the break-even of the old regime', () => {
  it('needs no deduction where the old regime takes no tax either', () => {
    const { facts, regimes } = both({ ctc: exact(2_40_005), providentFund: 'none', isGratuityInCtc: false });
    expect(breakEvenOf(facts, regimes).needed.valueOf()).toBe(0);
  });

  it('has to go to five lakh, where the rebate of the old regime ends, beside a new one without tax', () => {
    const { facts, regimes } = both({ ctc: exact(12_00_000) });
    expect(regimes.new.tax.payable.valueOf()).toBe(0);
    expect(breakEvenOf(facts, regimes).needed.equals(regimes.old.salary.gross.sub(5_00_000))).toBe(true);
  });
});

describe('what one change would do', () => {
  const changes = (over: Partial<SalaryFacts>) => {
    const { facts, regimes } = both(over);
    return changesOf(facts, regimes.new).map(({ change, month, fund }) => [change, month.valueOf(), fund.valueOf()]);
  };

  it('is provident fund on all wages and a pension paid by the employer', () => {
    expect(changes({ ctc: exact(18_00_000) })).toEqual([
      ['actualFund', -11_857, 1_57_280],
      ['employerNps', -8_635, 1_26_000],
    ]);
  });

  it('is provident fund up to the ceiling for who pays it on all wages, and no pension for who has one', () => {
    const [change, ...others] = changes({
      ctc: exact(18_00_000),
      providentFund: 'actual',
      employerNpsRate: exact(14),
    });
    expect([change?.[0], others]).toEqual(['ceilingFund', []]);
    expect([Number(change?.[1]) > 0, Number(change?.[2]) < 0]).toEqual([true, true]);
  });

  it('is left out where it changes nothing, and told where it changes a few rupees a year', () => {
    expect(changes({ ctc: exact(3_00_000), employerNpsRate: exact(10) })).toEqual([]);
    const little = { ctc: exact(2_400), basicRate: exact(1), isInsuredDistrict: false };
    expect(changes({ ...little, isGratuityInCtc: false })).toEqual([['employerNps', 0, 3]]);
  });
});
