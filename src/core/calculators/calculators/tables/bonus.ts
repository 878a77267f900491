import type { LawTable, Provision } from '../law';

export interface BonusRow extends Provision {
  /** The maximum monthly wages with a right to a bonus. */
  readonly maxWages: number;
  readonly base: number;
  /** A fraction: 8⅓ per cent is exactly a twelfth. */
  readonly leastShare: readonly [numerator: number, denominator: number];
  readonly leastShareText: string;
  readonly mostRate: number;
  readonly leastAmount: number;
  readonly minDays: number;
}

/** The bonus of the Code on Wages. */
export const BONUS: LawTable<BonusRow> = {
  subject: 'bonus',
  rows: [
    {
      validFrom: '2025-11-21',
      validTo: '2027-03-31',
      status: 'in-force',
      maxWages: 21_000,
      base: 7_000,
      leastShare: [1, 12],
      leastShareText: '8⅓%',
      mostRate: 20,
      leastAmount: 100,
      minDays: 30,
      rule: 'section 26, Code on Wages 2019; S.O. 4710(E) and 4711(E) of 25 August 2026',
      source: 'SCC Online, 26 August 2026',
      checkedOn: '2026-11-22',
    },
  ],
};
