import type { LawTable, Provision } from '../law';

export interface StateInsuranceRow extends Provision {
  readonly employeeRate: number;
  readonly employerRate: number;
  readonly limit: number;
  readonly limitWithDisability: number;
  readonly freeDailyWage: number;
  readonly daysOfMonth: number;
}

const FIGURES = {
  employeeRate: 0.75,
  employerRate: 3.25,
  limit: 21_000,
  limitWithDisability: 25_000,
  freeDailyWage: 176,
  daysOfMonth: 26,
  checkedOn: '2026-11-22',
} as const;

export const STATE_INSURANCE: LawTable<StateInsuranceRow> = {
  subject: 'state insurance (ESI)',
  rows: [
    {
      ...FIGURES,
      validFrom: '2019-07-01',
      validTo: '2026-11-19',
      status: 'in-force',
      rule: 'rules 50, 51 and 52, Employees’ State Insurance (Central) Rules 1950',
      source: 'ESIC pages, read in September and October 2026',
    },
    {
      ...FIGURES,
      validFrom: '2026-11-20',
      validTo: '2027-03-31',
      status: 'carried-over',
      rule: 'Code on Social Security 2020, Chapter IV; rates of the rules before it',
      source: 'ESIC pages, read in September and October 2026',
      note: 'The saving clause for the older ESI rules ended in November 2026. No newer figure is known, so the last known one is used.',
    },
  ],
};
