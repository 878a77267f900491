import type { LawTable, Provision } from '../law';

export interface GratuityTaxRow extends Provision {
  readonly limit: number;
  readonly notCoveredShare: readonly [numerator: number, denominator: number];
}

export const GRATUITY_TAX: LawTable<GratuityTaxRow> = {
  subject: 'tax on gratuity',
  rows: [
    {
      validFrom: '2018-03-29',
      validTo: '2026-03-31',
      status: 'in-force',
      limit: 20_00_000,
      notCoveredShare: [1, 2],
      rule: 'section 10(10), Income-tax Act 1961',
      source: 'Income-tax Act 1961, section 10(10)',
      checkedOn: '2026-11-22',
    },
    {
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      status: 'in-force',
      limit: 20_00_000,
      notCoveredShare: [1, 2],
      rule: 'section 19(1) Table Sl. 5 and 6, Income-tax Act 2025',
      source: 'Income-tax Act 2025, section 19',
      checkedOn: '2026-11-22',
    },
  ],
};
