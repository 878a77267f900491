import type { LawTable, Provision } from '../law';
import type { AgeGroup, TaxRegime } from './income-tax';

export interface LimitedDeduction {
  readonly limit: number;
  readonly rule: string;
}

/** Deductions of a regime. Null if the regime does not have one. */
export interface DeductionsRow extends Provision {
  readonly regime: TaxRegime;
  readonly standard: LimitedDeduction;
  readonly professionalTax: { readonly rule: string } | null;
  readonly hra: { readonly rule: string } | null;
  readonly savings: LimitedDeduction | null;
  readonly ownNps: LimitedDeduction | null;
  readonly health: {
    readonly own: Readonly<Record<AgeGroup, number>>;
    readonly parents: number;
    readonly rule: string;
  } | null;
  readonly homeLoanInterest: LimitedDeduction | null;
  readonly employerNps: { readonly rate: number; readonly rule: string };
  /** Employer’s provident fund, NPS and superannuation above this are income. */
  readonly employerFunds: LimitedDeduction;
}

const HEALTH = { below60: 25_000, '60to79': 50_000, '80plus': 50_000 };

const CHECKED = { status: 'in-force', checkedOn: '2026-11-22' } as const;

const NEW = {
  regime: 'new',
  professionalTax: null,
  hra: null,
  savings: null,
  ownNps: null,
  health: null,
  homeLoanInterest: null,
} as const;

const NEW_STANDARD = 75_000;
const OLD_STANDARD = 50_000;
const SAVINGS = 1_50_000;
const OWN_NPS = 50_000;
const HOME_LOAN_INTEREST = 2_00_000;
const EMPLOYER_FUNDS = 7_50_000;

const NPS_RATE_NEW = 14;
/** The rate is 14 for a government employer, which the calculators leave out. */
const NPS_RATE_OLD = 10;

export const DEDUCTIONS: LawTable<DeductionsRow> = {
  subject: 'deductions from salary',
  rows: [
    {
      ...CHECKED,
      ...NEW,
      validFrom: '2024-04-01',
      validTo: '2026-03-31',
      rule: 'section 115BAC(2), Income-tax Act 1961',
      source: 'Finance (No. 2) Act 2024; Finance Act 2025',
      standard: { limit: NEW_STANDARD, rule: 'section 16(ia), Income-tax Act 1961' },
      employerNps: { rate: NPS_RATE_NEW, rule: 'section 80CCD(2), Income-tax Act 1961' },
      employerFunds: { limit: EMPLOYER_FUNDS, rule: 'section 17(2)(vii), Income-tax Act 1961' },
    },
    {
      ...CHECKED,
      ...NEW,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      rule: 'section 202(2), Income-tax Act 2025',
      source: 'Income-tax Act 2025, sections 19, 124 and 202',
      standard: { limit: NEW_STANDARD, rule: 'section 19(1), Income-tax Act 2025' },
      employerNps: { rate: NPS_RATE_NEW, rule: 'section 124(1) and (2), Income-tax Act 2025' },
      employerFunds: { limit: EMPLOYER_FUNDS, rule: 'perquisites of salary, Income-tax Act 2025' },
    },
    {
      ...CHECKED,
      validFrom: '2024-04-01',
      validTo: '2026-03-31',
      regime: 'old',
      rule: 'Chapter VI-A, Income-tax Act 1961',
      source: 'Income-tax Act 1961, sections 16, 24, 80C, 80CCD and 80D',
      standard: { limit: OLD_STANDARD, rule: 'section 16(ia), Income-tax Act 1961' },
      professionalTax: { rule: 'section 16(iii), Income-tax Act 1961' },
      hra: { rule: 'section 10(13A) and rule 2A, Income-tax Act 1961' },
      savings: { limit: SAVINGS, rule: 'section 80C, Income-tax Act 1961' },
      ownNps: { limit: OWN_NPS, rule: 'section 80CCD(1B), Income-tax Act 1961' },
      health: { own: HEALTH, parents: 50_000, rule: 'section 80D, Income-tax Act 1961' },
      homeLoanInterest: { limit: HOME_LOAN_INTEREST, rule: 'section 24(b), Income-tax Act 1961' },
      employerNps: { rate: NPS_RATE_OLD, rule: 'section 80CCD(2), Income-tax Act 1961' },
      employerFunds: { limit: EMPLOYER_FUNDS, rule: 'section 17(2)(vii), Income-tax Act 1961' },
    },
    {
      ...CHECKED,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      regime: 'old',
      rule: 'Chapter VIII, Income-tax Act 2025',
      source: 'Income-tax Act 2025, sections 19, 22, 123, 124 and 126',
      standard: { limit: OLD_STANDARD, rule: 'section 19(1), Income-tax Act 2025' },
      professionalTax: { rule: 'section 19(1) Sl. 1, Income-tax Act 2025' },
      hra: { rule: 'Schedule III, Table Sl. 11, Income-tax Act 2025; rule 279, Income-tax Rules 2026' },
      savings: { limit: SAVINGS, rule: 'section 123 and Schedule XV, Income-tax Act 2025' },
      ownNps: { limit: OWN_NPS, rule: 'section 124(3), Income-tax Act 2025' },
      health: { own: HEALTH, parents: 50_000, rule: 'section 126, Income-tax Act 2025' },
      homeLoanInterest: { limit: HOME_LOAN_INTEREST, rule: 'section 22, Income-tax Act 2025' },
      employerNps: { rate: NPS_RATE_OLD, rule: 'section 124(1) and (2), Income-tax Act 2025' },
      employerFunds: { limit: EMPLOYER_FUNDS, rule: 'perquisites of salary, Income-tax Act 2025' },
    },
  ],
};
