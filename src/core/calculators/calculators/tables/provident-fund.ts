import type { LawTable, Provision } from '../law';

export interface ProvidentFundRow extends Provision {
  readonly ceiling: number;
  readonly shareRate: number;
  /** The rate on wages up to the ceiling. */
  readonly pensionRate: number;
  readonly insuranceRate: number;
  readonly administrationRate: number;
  /** The minimum for a whole establishment, in rupees a month. */
  readonly minAdministration: number;
}

const RATES = {
  shareRate: 12,
  pensionRate: 8.33,
  insuranceRate: 0.5,
  administrationRate: 0.5,
  minAdministration: 500,
  status: 'in-force',
  checkedOn: '2026-11-22',
} as const;

/** Wage ceiling and rates of the provident fund by day. A month with two ceilings is weighted by days. */
export const PROVIDENT_FUND: LawTable<ProvidentFundRow> = {
  subject: 'provident fund',
  rows: [
    {
      ...RATES,
      validFrom: '2014-09-01',
      validTo: '2026-05-28',
      ceiling: 15_000,
      rule: 'Employees’ Provident Funds Scheme 1952',
      source: 'EPFO; wage ceiling since September 2014',
    },
    {
      ...RATES,
      validFrom: '2026-05-29',
      validTo: '2026-09-16',
      ceiling: 15_000,
      rule: 'section 2(89), Code on Social Security 2020; S.O. 2702(E) of 29 May 2026',
      source: 'Notification of 29 May 2026; EPF Scheme 2026, G.S.R. 525(E) of 29 June 2026',
    },
    {
      ...RATES,
      validFrom: '2026-09-17',
      validTo: '2027-03-31',
      ceiling: 25_000,
      rule: 'section 2(89), Code on Social Security 2020; S.O. 5109(E) of 17 September 2026',
      source: 'EPFO, FAQs “Revision of EPFO Statutory Wage Ceiling”, September 2026',
    },
  ],
};
