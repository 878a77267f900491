import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_JOB_TITLE_LENGTH } from '@/core/kernel/common/job-title.rules';
import { EMPTY_FAIR_PAY_FIELDS } from '@/core/research/fair-pay/fair-pay-form';
import { fieldsOfAddress, readStoredForm, sharedAddress, storedForm } from './calculator-address';
import { gratuityOf } from './gratuity.rules';
import { gratuityStartOn, readGratuity, serviceText } from './gratuity-form';
import { followHike, HIKE_START, hikeInHand, readHike } from './hike-form';
import { HRA_START, moreRent, readHra } from './hra-form';
import { noTableText } from './law';
import { bothRegimesOf, breakEvenOf, changesOf } from './regimes.rules';
import { readBonus, readLeave, readNotice, SETTLEMENT_START } from './settlement-form';
import { readTakeHome, TAKE_HOME_START } from './take-home-form';
import { halfWagesOf, ministryExamples } from './take-home-notes.rules';
import { workingOf } from './take-home-working';

const TODAY = '2026-11-22';
const takeHome = { ...TAKE_HOME_START, year: '2026-27' };
const hra = { ...HRA_START, year: '2026-27' };
const hike = { ...HIKE_START, year: '2026-27' };
const gratuity = gratuityStartOn(TODAY);

describe('the form of the take-home calculator', () => {
  it('opens with an example that has a result', () => {
    const { facts, problems } = readTakeHome(takeHome);
    expect(problems).toEqual({});
    expect(facts === null ? null : bothRegimesOf(facts).ok).toBe(true);
  });

  it.each([
    [{ ctc: '' }, 'ctc', 'Enter your CTC a year.'],
    [{ ctc: '-5' }, 'ctc', 'Enter your CTC a year as 0 or more.'],
    [{ ctc: 'a lot' }, 'ctc', 'Write an amount, such as 12,00,000 or 12 lakh.'],
    [{ ctc: '101 crore' }, 'ctc', 'Enter at most 100 crore.'],
    [{ ctc: '18' }, 'ctc', '₹18 is too little for your CTC a year.'],
    [{ ctc: '1 lakh a month' }, 'ctc', 'Enter an amount for a year. Yours is for a month.'],
    [{ basic: '50,000 p.m.' }, 'basic', 'Enter an amount for a year. Yours is for a month.'],
    [{ rent: '3 lakh p.a.' }, 'rent', 'Enter an amount for a month. Yours is for a year.'],
    [{ variable: '15 lakh' }, 'variable', 'The variable part is more than the CTC of ₹14,40,000.'],
    [{ basic: '19,00,000' }, 'basic', 'Basic is more than the fixed pay of ₹14,40,000.'],
    [{ basic: '' }, 'basic', 'Enter basic pay in per cent.'],
    [{ basic: 'half' }, 'basic', 'Write a number in per cent, such as 12 or 12.5.'],
    [{ year: '2026-28' }, 'year', '“2026-28” is not a financial year. Choose one.'],
    [{ state: 'Atlantis' }, 'state', '“Atlantis” is not known here. Choose your state of work.'],
    [{ regime: 'third' }, 'regime', '“third” is not known here. Choose a regime.'],
    [{ employerNpsRate: '15' }, 'employerNpsRate', 'Enter the employer’s NPS from 0% to 14%.'],
    [
      { state: 'Other state', ownProfessionalTax: '' },
      'ownProfessionalTax',
      'Enter the professional tax of a month, from your pay slip.',
    ],
    [
      { state: 'Sikkim', ownProfessionalTax: '300' },
      'ownProfessionalTax',
      'No state may take more than ₹2,500 a year.',
    ],
  ])('refuses %o beside the field', (typed, field, text) => {
    const { facts, problems } = readTakeHome({ ...takeHome, ...typed });
    expect(problems[field]?.text).toBe(text);
    expect(facts).toBeNull();
  });

  it('offers the lakhs that were meant', () => {
    expect(readTakeHome({ ...takeHome, ctc: '18' }).problems.ctc?.fix).toEqual({
      label: 'Use ₹18,00,000',
      typed: '18,00,000',
    });
  });

  it('offers the lakhs with their part that were typed, and thousands for a month’s pay', () => {
    expect(readTakeHome({ ...takeHome, ctc: '₹12.5' }).problems.ctc).toEqual({
      text: '₹12.5 is too little for your CTC a year.',
      fix: { label: 'Use ₹12,50,000', typed: '12,50,000' },
    });
    expect(readTakeHome({ ...takeHome, ctc: '0.05k' }).problems.ctc?.fix).toBeNull();
    expect(readHike({ ...hike, per: 'month', old: '80' }).problems.old?.fix).toEqual({
      label: 'Use ₹80,000',
      typed: '80,000',
    });
  });

  it('offers what an amount of the other period comes to', () => {
    const fixOf = (typed: object, field: string) => readTakeHome({ ...takeHome, ...typed }).problems[field]?.fix;
    expect(fixOf({ ctc: '1 lakh a month' }, 'ctc')).toEqual({ label: 'Use ₹12,00,000', typed: '12,00,000' });
    expect(fixOf({ rent: '3 LPA' }, 'rent')).toEqual({ label: 'Use ₹25,000', typed: '25,000' });
  });

  it('refuses a year without a table in words, and names it', () => {
    const { facts } = readTakeHome({ ...takeHome, year: '2027-28' });
    const result = facts === null ? null : bothRegimesOf(facts);
    if (result === null || result.ok) throw new Error('There is no table for 2027-28.');
    expect(noTableText(result.failure)).toBe(
      'We do not have the rules for 2027-28 yet: our table of provident fund ends on 31 Mar 2027. We do not guess.',
    );
  });

  it('takes basic pay as a share or as an amount', () => {
    const rateOf = (basic: string) => readTakeHome({ ...takeHome, basic }).facts?.basicRate.valueOf();
    expect([rateOf('40%'), rateOf('40'), rateOf('5,76,000'), rateOf('5.76 L')]).toEqual([40, 40, 40, 40]);
  });

  it('never gives a figure that is no number, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('ctc', 'variable', 'basic', 'rent', 'year', 'state', 'hraRate'),
        (text, field) => {
          const { facts } = readTakeHome({ ...takeHome, [field]: text });
          const both = facts === null ? null : bothRegimesOf(facts);
          if (both?.ok) expect(both.value.new.netYear.toString()).not.toMatch(/NaN|Infinity/);
        },
      ),
    );
  });

  it('gives nothing for no pay, and no break-even beside it', () => {
    const { facts } = readTakeHome({ ...takeHome, ctc: '0', state: 'Delhi' });
    const both = facts === null ? null : bothRegimesOf(facts);
    expect(both?.ok && both.value.new.netYear.valueOf()).toBe(0);
  });

  it('says how far the old regime’s deductions would have to go, and what one change would do', () => {
    const { facts } = readTakeHome(takeHome);
    if (facts === null) throw new Error('The example has facts.');
    const both = bothRegimesOf(facts);
    if (!both.ok) throw new Error('There is a table.');
    const { needed } = breakEvenOf(facts, both.value);
    const income = both.value.old.salary.gross;
    const taxAt = (deductions: number) => {
      const savings = readTakeHome({ ...takeHome, homeLoanInterest: '0' }).facts;
      return savings === null ? null : income.sub(deductions);
    };
    expect(taxAt(needed.valueOf())?.lt(income)).toBe(true);
    expect(needed.gt(both.value.new.deductions.standard)).toBe(true);
    const changes = changesOf(facts, both.value.new);
    expect(changes.map(({ change }) => change)).toEqual(['actualFund', 'employerNps']);
    for (const { month, fund } of changes) expect([month.lt(0), fund.gt(0)]).toEqual([true, true]);
    const [cost, untaxed, , inHand] = workingOf(facts, both.value.new);
    const sum = (lines: readonly { amount: typeof needed }[] = []) =>
      lines.reduce((all, { amount }) => all.add(amount), needed.sub(needed));
    expect(sum(cost?.lines).equals(cost?.total.amount ?? -1)).toBe(true);
    expect(sum(inHand?.lines).equals(inHand?.total.amount ?? -1)).toBe(true);
    expect(untaxed?.lines.length).toBeGreaterThan(0);
  });

  it('says where half of all pay counts as wages, and has the ministry’s example with both ceilings', () => {
    const { facts } = readTakeHome({ ...takeHome, ctc: '6 lakh', basic: '30%' });
    if (facts === null) throw new Error('It can be read.');
    const both = bothRegimesOf(facts);
    if (!both.ok) throw new Error('There is a table.');
    expect(halfWagesOf(facts, both.value.new)?.valueOf()).toBe(25_000);
    expect(ministryExamples('2026-27').map(({ employee, left }) => [employee.valueOf(), left.valueOf()])).toEqual([
      [1_800, 56_400],
      [3_000, 54_000],
    ]);
    expect(ministryExamples('2024-25')).toEqual([]);
  });
});

describe('the other forms', () => {
  it('of HRA: periods together are a year at the most, and commission counts to 2025-26', () => {
    expect(readHra(hra).problems).toEqual({});
    expect(readHra({ ...hra, periods: '2' }).problems.months2?.text).toBe(
      'The periods add up to 24 months. A year has 12.',
    );
    expect(readHra({ ...hra, months: '0' }).problems.months?.text).toBe('Enter at least one month.');
    const basicOf = (year: string) =>
      readHra({ ...hra, year, commission: '9,000' }).read?.periods[0]?.commission.valueOf();
    expect([basicOf('2025-26'), basicOf('2026-27')]).toEqual([9_000, 0]);
    const { read } = readHra({ ...hra, basic: '50,000', hra: '40,000', rent: '20,000' });
    expect(read === null ? null : moreRent(read)?.valueOf()).toBe(12_000);
  });

  it('of a hike: the third figure follows from the one that was typed last, both ways to the rupee', () => {
    const next = followHike({ ...hike, old: '10,00,000', percent: '12.5' }, ['percent']);
    expect([next.next, next.asked]).toEqual(['11,25,000', 'percent']);
    expect(followHike({ ...next, next: '9,00,000' }, ['next']).percent).toBe('-10');
    expect(followHike({ ...next, old: '0', next: '9,00,000' }, ['next']).percent).toBe('');
    expect(readHike({ ...hike, old: '0', percent: '12.5' }).read?.hike.percent).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e8 }), fc.integer({ min: 0, max: 10_000 }), (old, hundredths) => {
        const there = followHike({ ...hike, old: String(old), percent: String(hundredths / 100) }, ['percent']);
        const back = Number(followHike({ ...there }, ['next']).percent);
        // Half a rupee of the new pay, and the rounding of per cent to two decimals.
        expect(Math.abs(back - hundredths / 100)).toBeLessThanOrEqual(50 / old + 0.005 + 1e-9);
      }),
    );
  });

  it('of a hike: the rise in hand is less than the rise, and not known where the state’s table is not', () => {
    const { read } = readHike(hike);
    const inHand = read === null ? null : hikeInHand(read, hike);
    expect(inHand?.ok && read !== null && inHand.value.more.lt(read.hike.more)).toBe(true);
    expect(read === null ? null : hikeInHand(read, { ...hike, state: 'Sikkim' })).toBeNull();
    expect(readHike({ ...hike, percent: '-101' }).problems.percent?.text).toBe('Enter the hike from −100% to 1,000%.');
  });

  it.each([
    [{ firstDay: '' }, 'firstDay', 'Enter the day on which you joined.'],
    [{ firstDay: '2025-02-29' }, 'firstDay', '2025-02-29 is not a real date. Enter the day on which you joined.'],
    [{ firstDay: '2026-12-01' }, 'firstDay', '1 Dec 2026 is still to come. Enter the day on which you joined.'],
    [{ lastDay: '2018-12-31' }, 'lastDay', 'The last day is before 1 Nov 2019, when the work began.'],
    [{ firstDay: '1900-01-01' }, 'firstDay', 'That is more than 70 years of work.'],
  ])('of gratuity: refuses %o beside the field', (typed, field, text) => {
    expect(readGratuity({ ...gratuity, ...typed }, TODAY).problems[field]?.text).toBe(text);
  });

  it('of gratuity: reads 29 February, and refuses a last day beyond the table', () => {
    const { facts } = readGratuity({ ...gratuity, firstDay: '2020-02-29', lastDay: '2026-02-28' }, TODAY);
    expect(facts === null ? '' : serviceText(facts.service)).toBe('6 years');
    const late = readGratuity({ ...gratuity, lastDay: '2027-04-01' }, TODAY).facts;
    expect(late === null ? null : gratuityOf(late)).toMatchObject({ ok: false, failure: { subject: 'gratuity' } });
  });

  it('of gratuity: the other parts of a settlement know employer and last day while another field has a problem', () => {
    const { facts, shared } = readGratuity(
      { ...gratuity, employer: 'government', firstDay: '', lastDay: '2026-03-31', basic: '' },
      TODAY,
    );
    expect(facts).toBeNull();
    expect(shared).toMatchObject({ isGovernment: true, lastDay: '2026-03-31' });
  });

  it('of a settlement: works out leave, notice and bonus, and refuses what cannot be', () => {
    const leave = readLeave(SETTLEMENT_START, TODAY, false);
    expect(leave.result?.ok && leave.result.value.creditDays).toBe(8 * 24 - 110);
    expect(readNotice(SETTLEMENT_START).result?.shortfallDays).toBe(45);
    const bonus = readBonus(SETTLEMENT_START, TODAY);
    expect(bonus.result?.ok && bonus.result.value.isEligible).toBe(true);
    expect(readNotice({ ...SETTLEMENT_START, noticeDays: '1.5' }).result).toBeNull();
    expect(readBonus({ ...SETTLEMENT_START, bonusMonths: '0' }, TODAY).problems.bonusMonths?.text).toBe(
      'Enter at least one month.',
    );
    expect(readLeave({ ...SETTLEMENT_START, leaveTaken: '' }, TODAY, false).problems.leaveTaken?.text).toBe(
      'Enter the days taken as a whole number from 0 to 10,000.',
    );
    expect(readBonus({ ...SETTLEMENT_START, bonusDays: '29' }, TODAY).result).toMatchObject({
      value: { isEligible: false },
    });
  });
});

describe('what leaves the form', () => {
  it('is year, state and regime in a link, and no amount', () => {
    expect(sharedAddress('/x', { ...takeHome, state: 'Kerala' })).toBe('/x?year=2026-27&state=Kerala&regime=both');
    expect(fieldsOfAddress('/x?year=nonsense&ctc=5&state=Goa&campaign=y', takeHome)).toEqual({
      year: 'nonsense',
      state: 'Goa',
    });
    expect(fieldsOfAddress('/x?regime=old', gratuity)).toEqual({});
  });

  it('is no job title either, though a link from another page may fill it in', () => {
    const linked = fieldsOfAddress('/x?jobProfile=Data+Analyst&fixed=5&company=Vaayuna', EMPTY_FAIR_PAY_FIELDS);
    expect(linked).toEqual({ jobProfile: 'Data Analyst' });
    expect(sharedAddress('/x', { ...EMPTY_FAIR_PAY_FIELDS, ...linked })).toBe('/x');
  });

  it('takes no title from a link that is longer than any job title', () => {
    const titleOf = (length: number) =>
      fieldsOfAddress(`/x?jobProfile=${'a'.repeat(length)}`, EMPTY_FAIR_PAY_FIELDS).jobProfile?.length;
    expect([titleOf(MAX_JOB_TITLE_LENGTH), titleOf(MAX_JOB_TITLE_LENGTH + 1)]).toEqual([
      MAX_JOB_TITLE_LENGTH,
      undefined,
    ]);
  });

  it('is kept for its owner alone, with the fields of today', () => {
    const kept = storedForm('asha', { ...takeHome, ctc: '१२ लाख' });
    expect(readStoredForm(kept, 'asha', takeHome)?.ctc).toBe('१२ लाख');
    expect(readStoredForm(kept, '', takeHome)).toBeNull();
    expect(readStoredForm('?owner=&ctc=5&gone=7&constructor=1', '', takeHome)).toEqual({ ctc: '5' });
    expect(readStoredForm('{"damaged":', '', takeHome)).toBeNull();
  });
});
