import type { LawTable } from '../law';
import { OTHER_STATES } from './professional-tax-others';
import type { ProfessionalTaxRow } from './professional-tax-row';

const CHECKED = { status: 'in-force', checkedOn: '2026-11-22' } as const;
const ALL_YEARS = { validFrom: '2024-04-01', validTo: '2027-03-31' };
const BEFORE_OCTOBER_2024 = { validFrom: '2024-04-01', validTo: '2024-09-30' };
const FROM_OCTOBER_2024 = { validFrom: '2024-10-01', validTo: '2027-03-31' };
const FEBRUARY = 2;

export const MAX_PROFESSIONAL_TAX = 2_500;
export const PROFESSIONAL_TAX_LIMIT_RULE = 'article 276(2), Constitution of India';

export const PROFESSIONAL_TAX: LawTable<ProfessionalTaxRow> = {
  subject: 'professional tax',
  rows: [
    {
      ...CHECKED,
      ...ALL_YEARS,
      state: 'Maharashtra',
      sex: 'male',
      kind: 'monthly',
      bands: [
        { upTo: 7_500, tax: 0 },
        { upTo: 10_000, tax: 175 },
        { tax: 200, otherMonth: { month: FEBRUARY, tax: 300 } },
      ],
      rule: 'Schedule I, Maharashtra State Tax on Professions Act 1975',
      source: 'Schedule I from 1 April 2023',
    },
    {
      ...CHECKED,
      ...ALL_YEARS,
      state: 'Maharashtra',
      sex: 'female',
      kind: 'monthly',
      bands: [
        { upTo: 25_000, tax: 0 },
        { tax: 200, otherMonth: { month: FEBRUARY, tax: 300 } },
      ],
      rule: 'Schedule I, Maharashtra State Tax on Professions Act 1975',
      source: 'Schedule I from 1 April 2023',
    },
    {
      ...CHECKED,
      validFrom: '2024-04-01',
      validTo: '2025-03-31',
      state: 'Karnataka',
      kind: 'monthly',
      bands: [{ below: 25_000, tax: 0 }, { tax: 200 }],
      rule: 'Schedule, Karnataka Tax on Professions Act 1976',
      source: 'Karnataka schedule before Act 33 of 2025',
    },
    {
      ...CHECKED,
      validFrom: '2025-04-01',
      validTo: '2027-03-31',
      state: 'Karnataka',
      kind: 'monthly',
      bands: [
        { below: 25_000, tax: 0 },
        { tax: 200, otherMonth: { month: FEBRUARY, tax: 300 } },
      ],
      rule: 'Schedule, Karnataka Tax on Professions Act 1976',
      source: 'Karnataka Act 33 of 2025',
    },
    ...['Telangana', 'Andhra Pradesh'].map(
      (state): ProfessionalTaxRow => ({
        ...CHECKED,
        ...ALL_YEARS,
        state,
        kind: 'monthly',
        bands: [{ upTo: 15_000, tax: 0 }, { upTo: 20_000, tax: 150 }, { tax: 200 }],
        rule: `Schedule I, ${state} Tax on Professions Act 1987`,
        source: 'G.O.Ms. 82 of 2013',
      }),
    ),
    {
      ...CHECKED,
      ...ALL_YEARS,
      state: 'West Bengal',
      kind: 'monthly',
      bands: [
        { upTo: 10_000, tax: 0 },
        { upTo: 15_000, tax: 110 },
        { upTo: 25_000, tax: 130 },
        { upTo: 40_000, tax: 150 },
        { tax: 200 },
      ],
      rule: 'Schedule, West Bengal State Tax on Professions Act 1979',
      source: 'Lists of payroll offices, later than the memos of 2013 and 2014',
    },
    {
      ...CHECKED,
      ...ALL_YEARS,
      state: 'Gujarat',
      kind: 'monthly',
      bands: [{ upTo: 12_000, tax: 0 }, { tax: 200 }],
      rule: 'Schedule I, Gujarat State Tax on Professions Act 1976',
      source: 'Notification GHN-35-PFT-2022 of 8 April 2022',
    },
    {
      ...CHECKED,
      ...ALL_YEARS,
      state: 'Madhya Pradesh',
      kind: 'yearly',
      bands: [
        { upTo: 2_25_000, tax: 0 },
        { upTo: 3_00_000, tax: 1_500 },
        { upTo: 4_00_000, tax: 2_000 },
        { tax: 2_500 },
      ],
      rule: 'Schedule, Madhya Pradesh Vritti Kar Adhiniyam 1995',
      source: 'greytHR, table of Madhya Pradesh',
    },
    {
      ...CHECKED,
      ...BEFORE_OCTOBER_2024,
      state: 'Tamil Nadu (Chennai)',
      kind: 'halfYearly',
      dueMonths: [9, 3],
      bands: [
        { upTo: 21_000, tax: 0 },
        { upTo: 30_000, tax: 135 },
        { upTo: 45_000, tax: 315 },
        { upTo: 60_000, tax: 690 },
        { upTo: 75_000, tax: 1_025 },
        { tax: 1_250 },
      ],
      rule: 'Greater Chennai Corporation, tax on profession by half-years',
      source: 'AscentHR, table before October 2024',
    },
    {
      ...CHECKED,
      ...FROM_OCTOBER_2024,
      state: 'Tamil Nadu (Chennai)',
      kind: 'halfYearly',
      dueMonths: [9, 3],
      bands: [
        { upTo: 21_000, tax: 0 },
        { upTo: 30_000, tax: 180 },
        { upTo: 45_000, tax: 425 },
        { upTo: 60_000, tax: 930 },
        { upTo: 75_000, tax: 1_025 },
        { tax: 1_250 },
      ],
      rule: 'Greater Chennai Corporation, tax on profession by half-years',
      source: 'AscentHR; New Indian Express, 31 December 2024',
    },
    {
      ...CHECKED,
      ...BEFORE_OCTOBER_2024,
      state: 'Kerala',
      kind: 'halfYearly',
      dueMonths: [8, 2],
      bands: [
        { below: 12_000, tax: 0 },
        { below: 18_000, tax: 120 },
        { below: 30_000, tax: 180 },
        { below: 45_000, tax: 300 },
        { below: 60_000, tax: 450 },
        { below: 75_000, tax: 600 },
        { below: 1_00_000, tax: 750 },
        { below: 1_25_000, tax: 1_000 },
        { tax: 1_250 },
      ],
      rule: 'Kerala Municipality and Panchayat Raj rules on profession tax',
      source: 'Table before G.O. 1149/2024/LSGD',
    },
    {
      ...CHECKED,
      ...FROM_OCTOBER_2024,
      state: 'Kerala',
      kind: 'halfYearly',
      dueMonths: [8, 2],
      bands: [
        { below: 12_000, tax: 0 },
        { below: 18_000, tax: 320 },
        { below: 30_000, tax: 450 },
        { below: 45_000, tax: 600 },
        { below: 1_00_000, tax: 750 },
        { below: 1_25_000, tax: 1_000 },
        { tax: 1_250 },
      ],
      rule: 'Kerala Municipality and Panchayat Raj rules on profession tax',
      source: 'G.O. 1149/2024/LSGD',
    },
    ...OTHER_STATES,
  ],
};
