import type { LawTable, Provision } from '../law';

export interface GratuityRow extends Provision {
  readonly daysPerYear: number;
  readonly daysOfMonth: number;
  readonly minYears: number;
  /** A part of a year above this number of months counts as a year. */
  readonly roundUpAboveMonths: number;
  readonly minFixedTermMonths: number | null;
  /** True if fixed-term service, and service ended by death, is counted by months. */
  readonly isProRata: boolean;
  readonly ceiling: number;
  readonly ceilingRule: string;
}

const SHARED = {
  daysPerYear: 15,
  daysOfMonth: 26,
  minYears: 5,
  roundUpAboveMonths: 6,
  ceiling: 20_00_000,
  checkedOn: '2026-11-22',
} as const;

export const GRATUITY: LawTable<GratuityRow> = {
  subject: 'gratuity',
  rows: [
    {
      ...SHARED,
      validFrom: '2018-03-29',
      validTo: '2025-11-20',
      status: 'in-force',
      minFixedTermMonths: null,
      isProRata: false,
      rule: 'section 4, Payment of Gratuity Act 1972',
      ceilingRule: 'section 4(3), Payment of Gratuity Act 1972; S.O. 1420(E) of 29 March 2018',
      source: 'Payment of Gratuity Act 1972; S.O. 1420(E)',
    },
    {
      ...SHARED,
      validFrom: '2025-11-21',
      validTo: '2027-03-31',
      status: 'carried-over',
      minFixedTermMonths: 12,
      isProRata: true,
      rule: 'section 53, Code on Social Security 2020',
      ceilingRule: 'section 53(3), Code on Social Security 2020; S.O. 1420(E) of 29 March 2018',
      source: 'Code on Social Security 2020, section 53; Additional FAQs of the ministry, 16 March 2026',
      note: 'The ceiling under the Code is left to a notification, and none is known. The last known one is used.',
    },
  ],
};

/**
 * The service below five years for which some courts granted a gratuity: four years and 240 days (Mettur Beardsell,
 * Madras High Court).
 */
export const ARGUED_SERVICE = { years: 4, months: 8 } as const;
