import type { LawTable, Provision } from '../law';

/** The tax regimes. The new one is the default since 2023-24. */
export const TAX_REGIMES = ['new', 'old'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** Age groups by the highest age reached in the year. */
export const AGE_GROUPS = ['below60', '60to79', '80plus'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export interface TaxSlab {
  readonly upTo: number | null;
  readonly rate: number;
}

/** The tax of one regime. Amounts are rupees a year, rates per cent. */
export interface IncomeTaxRow extends Provision {
  readonly regime: TaxRegime;
  readonly slabs: Readonly<Record<AgeGroup, readonly TaxSlab[]>>;
  /**
   * The rebate for residents up to a total income. With relief, an additional rupee of income costs at most a rupee of
   * tax.
   */
  readonly rebate: { readonly upTo: number; readonly cap: number; readonly hasRelief: boolean; readonly rule: string };
  /** The surcharge by total income above which it is due, lowest first. */
  readonly surcharge: readonly { readonly above: number; readonly rate: number }[];
  readonly surchargeRule: string;
  readonly cess: number;
  readonly cessRule: string;
  readonly roundingRule: string;
}

const NEW_2024: readonly TaxSlab[] = [
  { upTo: 3_00_000, rate: 0 },
  { upTo: 7_00_000, rate: 5 },
  { upTo: 10_00_000, rate: 10 },
  { upTo: 12_00_000, rate: 15 },
  { upTo: 15_00_000, rate: 20 },
  { upTo: null, rate: 30 },
];

const NEW_2025: readonly TaxSlab[] = [
  { upTo: 4_00_000, rate: 0 },
  { upTo: 8_00_000, rate: 5 },
  { upTo: 12_00_000, rate: 10 },
  { upTo: 16_00_000, rate: 15 },
  { upTo: 20_00_000, rate: 20 },
  { upTo: 24_00_000, rate: 25 },
  { upTo: null, rate: 30 },
];

const OLD: IncomeTaxRow['slabs'] = {
  below60: [
    { upTo: 2_50_000, rate: 0 },
    { upTo: 5_00_000, rate: 5 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  '60to79': [
    { upTo: 3_00_000, rate: 0 },
    { upTo: 5_00_000, rate: 5 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
  '80plus': [
    { upTo: 5_00_000, rate: 0 },
    { upTo: 10_00_000, rate: 20 },
    { upTo: null, rate: 30 },
  ],
};

const atAnyAge = (slabs: readonly TaxSlab[]): IncomeTaxRow['slabs'] => ({
  below60: slabs,
  '60to79': slabs,
  '80plus': slabs,
});

const SURCHARGE_TO_25 = [
  { above: 50_00_000, rate: 10 },
  { above: 1_00_00_000, rate: 15 },
  { above: 2_00_00_000, rate: 25 },
];

const SURCHARGE_TO_37 = [...SURCHARGE_TO_25, { above: 5_00_00_000, rate: 37 }];

const ACT_1961 = {
  cess: 4,
  cessRule: 'Finance Act of the year, health and education cess; no relief for the cess itself',
  roundingRule: 'sections 288A and 288B, Income-tax Act 1961',
};

const ACT_2025 = {
  cess: 4,
  cessRule: 'section 3(15) and (16), Finance Act 2026; no relief for the cess itself',
  roundingRule: 'section 516, Income-tax Act 2025',
};

const CHECKED = { status: 'in-force', checkedOn: '2026-11-22' } as const;

export const INCOME_TAX: LawTable<IncomeTaxRow> = {
  subject: 'income tax',
  rows: [
    {
      ...CHECKED,
      ...ACT_1961,
      validFrom: '2024-04-01',
      validTo: '2025-03-31',
      regime: 'new',
      rule: 'section 115BAC(1A), Income-tax Act 1961',
      source: 'Finance (No. 2) Act 2024',
      slabs: atAnyAge(NEW_2024),
      rebate: { upTo: 7_00_000, cap: 25_000, hasRelief: true, rule: 'section 87A, Income-tax Act 1961' },
      surcharge: SURCHARGE_TO_25,
      surchargeRule: 'First Schedule, Finance (No. 2) Act 2024',
    },
    {
      ...CHECKED,
      ...ACT_1961,
      validFrom: '2025-04-01',
      validTo: '2026-03-31',
      regime: 'new',
      rule: 'section 115BAC(1A), Income-tax Act 1961',
      source: 'Finance Act 2025',
      slabs: atAnyAge(NEW_2025),
      rebate: { upTo: 12_00_000, cap: 60_000, hasRelief: true, rule: 'section 87A, Income-tax Act 1961' },
      surcharge: SURCHARGE_TO_25,
      surchargeRule: 'First Schedule, Finance Act 2025',
    },
    {
      ...CHECKED,
      ...ACT_2025,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      regime: 'new',
      rule: 'section 202(1), Income-tax Act 2025',
      source: 'Income-tax Act 2025, section 202; Finance Act 2026',
      slabs: atAnyAge(NEW_2025),
      rebate: { upTo: 12_00_000, cap: 60_000, hasRelief: true, rule: 'section 156, Income-tax Act 2025' },
      surcharge: SURCHARGE_TO_25,
      surchargeRule: 'section 3(4) Table Sl. 10 and 3(5), Finance Act 2026',
    },
    {
      ...CHECKED,
      ...ACT_1961,
      validFrom: '2024-04-01',
      validTo: '2026-03-31',
      regime: 'old',
      rule: 'First Schedule, Part I, Finance Act of the year',
      source: 'Finance (No. 2) Act 2024; Finance Act 2025',
      slabs: OLD,
      rebate: { upTo: 5_00_000, cap: 12_500, hasRelief: false, rule: 'section 87A, Income-tax Act 1961' },
      surcharge: SURCHARGE_TO_37,
      surchargeRule: 'First Schedule, Finance Act of the year',
    },
    {
      ...CHECKED,
      ...ACT_2025,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      regime: 'old',
      rule: 'First Schedule, Part I-B, Paragraph A, Finance Act 2026',
      source: 'Finance Act 2026 as quoted by three independent readers',
      slabs: OLD,
      rebate: { upTo: 5_00_000, cap: 12_500, hasRelief: false, rule: 'section 156, Income-tax Act 2025' },
      surcharge: SURCHARGE_TO_37,
      surchargeRule: 'section 3(4) Table Sl. 1 and 3(5), Finance Act 2026',
    },
  ],
};
