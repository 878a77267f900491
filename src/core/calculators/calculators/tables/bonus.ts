import type { LawTable, Provision } from '../law';

/** The statutory bonus. Amounts are rupees. */
export interface BonusRow extends Provision {
  /** Monthly wages up to which it is due. */
  readonly maxWages: number;
  /** Monthly wages that it is computed on, unless the minimum wage is higher. */
  readonly base: number;
  /** The least share of wages as a fraction: 8⅓ per cent is exactly a twelfth. */
  readonly leastShare: readonly [numerator: number, denominator: number];
  /** That share in per cent, as it is read. */
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
