import type { LawTable, Provision } from '../law';

export interface HraRow extends Provision {
  readonly listedCities: readonly string[];
  readonly listedRate: number;
  readonly otherRate: number;
  readonly ownShareRate: number;
  /** True if a commission as a fixed share of turnover counts as salary. */
  readonly countsCommission: boolean;
  /** A year’s rent above which the employer needs the landlord’s PAN. */
  readonly landlordPanAbove: number;
}

export const OLDER_CITY_NAMES: ReadonlyMap<string, string> = new Map([
  ['bombay', 'Mumbai'],
  ['calcutta', 'Kolkata'],
  ['madras', 'Chennai'],
  ['new delhi', 'Delhi'],
  ['bangalore', 'Bengaluru'],
  ['poona', 'Pune'],
  ['amdavad', 'Ahmedabad'],
]);

const RATES = {
  listedRate: 50,
  otherRate: 40,
  ownShareRate: 10,
  landlordPanAbove: 1_00_000,
  status: 'in-force',
  checkedOn: '2026-11-22',
} as const;

export const HRA: LawTable<HraRow> = {
  subject: 'house rent allowance',
  rows: [
    {
      ...RATES,
      validFrom: '2024-04-01',
      validTo: '2026-03-31',
      listedCities: ['Mumbai', 'Delhi', 'Kolkata', 'Chennai'],
      countsCommission: true,
      rule: 'section 10(13A), Income-tax Act 1961; rule 2A',
      source: 'Income-tax Act 1961, section 10(13A); Income-tax Rules 1962, rule 2A',
    },
    {
      ...RATES,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      listedCities: ['Mumbai', 'Kolkata', 'Delhi', 'Chennai', 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'],
      countsCommission: false,
      rule: 'Schedule III, Table Sl. 11, Income-tax Act 2025; rule 279, Income-tax Rules 2026',
      source: 'Income-tax Rules 2026, rule 279 (G.S.R. 198(E) of 20 March 2026)',
    },
  ],
};
