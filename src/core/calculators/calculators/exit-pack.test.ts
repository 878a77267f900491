import { exitDifferencesOf } from '@tests/calculators/exit-cases';
import golden from '@tests/calculators/exit-pack.json';
import { describe, expect, it } from 'vitest';
import { storedForm } from './calculator-address';
import { askedText, exitToAskAbout } from './exit-ask';
import type { ExitFacts } from './exit-dues.rules';
import { exitDuesOf } from './exit-dues.rules';
import { EXIT_START, exitStartOn, readExit } from './exit-form';
import { exitPrefillOf } from './exit-prefill';
import { exitResultOf } from './exit-result.rules';
import type { TypedFields } from './form-reading';
import { gratuityStartOn } from './gratuity-form';
import { SETTLEMENT_START } from './settlement-form';
import { EXIT_DUES, EXIT_EMPLOYERS, EXIT_REASONS, EXIT_WORKER_TYPES } from './tables/exit-due-row';
import { EXIT_TERMS } from './tables/exit-dues';
import { TAKE_HOME_START } from './take-home-form';

const TODAY = '2026-11-27';

function worked(typed: TypedFields) {
  const { entry, problems } = readExit({ ...exitStartOn(TODAY), ...typed }, TODAY);
  if (entry === null) return { problems, result: null };
  const result = exitResultOf(entry);
  return { problems, result: result.ok ? result.value : null };
}

describe('the golden cases of the exit pack', () => {
  it.each(golden.cases)('$id agrees to the rupee and the day', (one) => {
    expect(exitDifferencesOf(one)).toEqual([]);
  });
});

describe('the terms of payment', () => {
  it('have at most one row for each due of each person on each day, and always one for wages', () => {
    const days = [...new Set(EXIT_TERMS.rows.flatMap(({ validFrom, validTo }) => [validFrom, validTo]))];
    for (const day of days)
      for (const reason of EXIT_REASONS)
        for (const employer of EXIT_EMPLOYERS)
          for (const work of EXIT_WORKER_TYPES)
            for (const pay of [20_000, 30_000])
              for (const due of EXIT_DUES) {
                const rows = EXIT_TERMS.rows.filter(
                  (row) =>
                    row.due === due &&
                    row.validFrom <= day &&
                    day <= row.validTo &&
                    row.reasons.includes(reason) &&
                    row.employers.includes(employer) &&
                    row.works.includes(work) &&
                    pay <= (row.upTo ?? pay) &&
                    pay > (row.above ?? 0),
                );
                const case_ = `${day} ${reason} ${employer} ${work} ${due}`;
                if (due === 'wages' || due === 'leave') expect(rows, case_).toHaveLength(1);
                else expect(rows.length, case_).toBeLessThanOrEqual(1);
              }
  });

  it('are refused on a day that no table reaches', () => {
    const facts: ExitFacts = {
      lastDay: '2027-04-01',
      reason: 'resignation',
      employer: 'twenty',
      work: 'worker',
      rest: 'sunday',
      monthlyPay: null,
    };
    expect(exitDuesOf(facts)).toMatchObject({ ok: false, failure: { lastDay: '2027-03-31' } });
  });

  it('come in the order of their days, those without a day last', () => {
    const days = worked({ work: 'manager' }).result?.lines.map(({ day }) => day) ?? [];
    const dated = days.filter((day) => day !== null);
    expect(dated).toEqual([...dated].sort());
    expect(days.at(-1)).toBeNull();
  });
});

describe('the form of the exit pack', () => {
  it('needs no pay for its dates, and gives no sum without it', () => {
    const { result } = worked({});
    expect(result?.lines.find(({ due }) => due === 'wages')?.day).toBe('2026-12-01');
    expect(result?.total).toBeNull();
  });

  it('leaves out a statutory bonus above its limit of wages', () => {
    const has = (basic: string) => worked({ basic }).result?.lines.some(({ due }) => due === 'bonus');
    expect([has('21,000'), has('21,001'), has('')]).toEqual([true, false, true]);
  });

  it.each<[string, TypedFields]>([
    ['lastDay', { lastDay: '' }],
    ['lastDay', { lastDay: '2026-02-30' }],
    ['reason', { reason: 'boredom' }],
    ['state', { state: 'Atlantis' }],
    ['basic', { otherPay: '10,000' }],
    ['basic', { basic: '12 LPA' }],
    ['firstDay', { basic: '50,000', firstDay: '2026-12-24' }],
    ['lastDay', { basic: '50,000', firstDay: '2026-10-01', lastDay: '2026-09-30' }],
    ['unpaidFrom', { unpaidFrom: '2026-10-31' }],
    ['unpaidFrom', { unpaidFrom: '2026-11-28' }],
    ['leaveDays', { basic: '50,000', leaveDays: '-3' }],
    ['leaveAverage', { leaveDays: '3' }],
    ['noticeBase', { noticeDays: '60', noticeServed: '30' }],
    ['noticeServed', { basic: '50,000', noticeDays: '60' }],
    ['bonusDays', { bonusMonths: '8' }],
    ['bonusMonths', { bonusMonths: '13', bonusDays: '3' }],
  ])('refuses %s at its field: %j', (field, typed) => {
    expect(Object.keys(worked(typed).problems)).toEqual([field]);
  });

  it('takes pay, days and state from what other calculators keep, and nothing of their examples', () => {
    const gratuity = { ...gratuityStartOn(TODAY), ...SETTLEMENT_START };
    expect(exitPrefillOf(gratuity, TAKE_HOME_START, TODAY)).toEqual({});
    expect(exitPrefillOf({ ...gratuity, basic: '52,000', firstDay: '2019-04-01' }, null, TODAY)).toEqual({
      basic: '52,000',
      firstDay: '2019-04-01',
    });
    const takeHome = { ...TAKE_HOME_START, year: '2026-27', ctc: '12,00,000', state: 'Kerala' };
    expect(exitPrefillOf(null, takeHome, TODAY)).toEqual({ state: 'Kerala', basic: '50,000', otherPay: '45,150' });
    const both = exitPrefillOf({ ...gratuity, basic: '52,000' }, takeHome, TODAY);
    expect([both.basic, both.state]).toEqual(['52,000', 'Kerala']);
  });
});

describe('the question after 45 days', () => {
  const stored = storedForm('u1', { ...EXIT_START, lastDay: '2026-10-12' });

  it.each([
    ['2026-11-25', null],
    ['2026-11-26', '2026-10-12'],
  ])('on %s asks about %s', (today, lastDay) => {
    expect(exitToAskAbout(stored, 'u1', null, today)).toBe(lastDay);
  });

  it('is asked once for a last day, of its owner alone', () => {
    expect(exitToAskAbout(stored, 'u2', null, TODAY)).toBeNull();
    expect(exitToAskAbout(stored, 'u1', askedText('u1', '2026-10-12'), TODAY)).toBeNull();
    expect(exitToAskAbout(stored, 'u1', askedText('u1', '2025-10-12'), TODAY)).toBe('2026-10-12');
    expect(exitToAskAbout(null, '', null, TODAY)).toBeNull();
  });
});
