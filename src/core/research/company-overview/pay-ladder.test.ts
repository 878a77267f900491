import { describe, expect, it } from 'vitest';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { readReference } from '@/server/reference/read-reference';
import type { SalaryGroup } from '../salaries/salary';
import { TITLE_LADDERS } from '../salaries/title-ladders.rules';
import { payLadderOf } from './pay-ladder';

const LAKH = 100_000;

function aRole(key: string, lakh: number | null, count = 40): SalaryGroup {
  const median = lakh === null ? null : lakh * LAKH;
  const none = {
    importedCount: 0,
    newest: '2026-09',
    isStale: false,
    recentCount: null,
    checkedCount: null,
    band: null,
  };
  const spread = {
    lowerQuartile: null,
    upperQuartile: null,
    lowestTenth: null,
    highestTenth: null,
    medianMargin: null,
  };
  return { key, name: key, figure: { ...none, ...spread, count, median, confidence: median === null ? null : 'High' } };
}

const rungs = (roles: readonly SalaryGroup[]) =>
  payLadderOf(roles).map(({ role, median, step }) => [role.key, median / LAKH, step]);

const engineers = [
  aRole('software-engineer', 11),
  aRole('senior-software-engineer', 21.75),
  aRole('qa-engineer', 7.75),
  aRole('associate-software-engineer', 5.9),
  aRole('technical-lead', 32.7),
];

describe('the ladder of a company', () => {
  it('goes from the first title up, whatever is reported most', () => {
    expect(rungs(engineers)).toEqual([
      ['associate-software-engineer', 5.9, 1.9],
      ['software-engineer', 11, 2],
      ['senior-software-engineer', 21.75, 1.5],
      ['technical-lead', 32.7, null],
    ]);
  });

  it('leaves out titles without a median', () => {
    expect(rungs([aRole('software-engineer', null), ...engineers.slice(1)])).toEqual([
      ['associate-software-engineer', 5.9, 3.7],
      ['senior-software-engineer', 21.75, 1.5],
      ['technical-lead', 32.7, null],
    ]);
  });

  it('takes the longest of several, and of two as long the one of more people', () => {
    const analysts = [aRole('data-analyst', 8, 90), aRole('senior-data-analyst', 15, 90)];
    expect(rungs([...analysts, ...engineers])[0]?.[0]).toBe('associate-software-engineer');
    expect(rungs([...analysts, ...engineers.slice(0, 2)])[0]?.[0]).toBe('data-analyst');
  });

  it('shows a step down as one', () => {
    expect(rungs([aRole('recruiter', 5), aRole('senior-recruiter', 4)])).toEqual([
      ['recruiter', 5, 0.8],
      ['senior-recruiter', 4, null],
    ]);
  });

  it.each([
    ['nothing', []],
    ['one rung', [aRole('software-engineer', 11), aRole('accountant', 4)]],
    ['titles of no ladder', [aRole('staff-nurse', 3), aRole('pharmacist', 3)]],
  ])('is none for %s', (_case, roles) => {
    expect(payLadderOf(roles)).toEqual([]);
  });

  it('has titles of the catalogue, each on one ladder', () => {
    const known = new Set(readReference().lists['job-profiles'].map(({ name = '' }) => urlNameOf(name)));
    const keys = TITLE_LADDERS.flat();
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
