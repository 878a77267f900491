import type { ProfessionalTaxRow } from './professional-tax-row';

export const NO_STATE = '';

const ALL_YEARS = { validFrom: '2024-04-01', validTo: '2027-03-31', checkedOn: '2026-11-22' };

const CARRIED_OVER = {
  ...ALL_YEARS,
  status: 'carried-over',
  rule: 'the state’s act on the tax on professions',
  note: 'This state’s table is the last one known; no newer one was found.',
} as const;

const NONE = [
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
];

const OWN_AMOUNT = [
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Puducherry',
  'Sikkim',
  'Tamil Nadu (elsewhere)',
  'Tripura',
  'Other state',
];

const MARCH = 3;

/** States with less certain tables, states without the tax, and states where the user enters the amount. */
export const OTHER_STATES: readonly ProfessionalTaxRow[] = [
  {
    checkedOn: '2026-11-22',
    validFrom: '2024-04-01',
    validTo: '2026-03-31',
    status: 'in-force',
    state: 'Odisha',
    kind: 'monthlyByYear',
    bands: [
      { upTo: 1_60_000, tax: 0 },
      { upTo: 3_00_000, tax: 125 },
      { tax: 200, otherMonth: { month: MARCH, tax: 300 } },
    ],
    rule: 'Schedule, Orissa State Tax on Professions Act 2000',
    source: 'Odisha, table to 31 March 2026',
  },
  {
    checkedOn: '2026-11-22',
    validFrom: '2026-04-01',
    validTo: '2027-03-31',
    status: 'as-announced',
    state: 'Odisha',
    kind: 'none',
    bands: [],
    rule: 'budget of February 2026; ordinance of 21 April 2026',
    source: 'Sambad, 21 February 2026; SCC Online, 23 April 2026',
    note: 'The budget of February 2026 abolishes the tax, and an ordinance of 21 April 2026 is reported to repeal it from 1 April 2026. The state’s own page still showed the old act in September 2026, and an ordinance lapses without an act.',
  },
  {
    ...CARRIED_OVER,
    state: 'Bihar',
    kind: 'yearly',
    bands: [
      { upTo: 3_00_000, tax: 0 },
      { upTo: 5_00_000, tax: 1_000 },
      { upTo: 10_00_000, tax: 2_000 },
      { tax: 2_500 },
    ],
    source: 'Lists of payroll offices',
  },
  {
    ...CARRIED_OVER,
    state: 'Jharkhand',
    kind: 'yearly',
    bands: [
      { upTo: 3_00_000, tax: 0 },
      { upTo: 5_00_000, tax: 1_200 },
      { upTo: 8_00_000, tax: 1_800 },
      { upTo: 10_00_000, tax: 2_100 },
      { tax: 2_500 },
    ],
    source: 'Lists of payroll offices',
  },
  {
    ...CARRIED_OVER,
    state: 'Assam',
    kind: 'monthly',
    bands: [
      { upTo: 15_000, tax: 0 },
      { upTo: 25_000, tax: 180 },
      { tax: 208, otherMonth: { month: MARCH, tax: 212 } },
    ],
    source: 'Lists of payroll offices; older lists begin at 10,000',
  },
  {
    ...CARRIED_OVER,
    state: 'Punjab',
    kind: 'monthly',
    forIncomeTaxPayers: true,
    bands: [{ tax: 200 }],
    source: 'Lists of payroll offices',
  },
  {
    ...ALL_YEARS,
    status: 'in-force',
    state: NO_STATE,
    kind: 'none',
    bands: [],
    rule: 'no state is chosen',
    source: 'The form',
  },
  ...NONE.map(
    (state): ProfessionalTaxRow => ({
      ...ALL_YEARS,
      status: 'in-force',
      state,
      kind: 'none',
      bands: [],
      rule: 'no act on the tax on professions',
      source: 'Lists of payroll offices',
    }),
  ),
  ...OWN_AMOUNT.map(
    (state): ProfessionalTaxRow => ({
      ...ALL_YEARS,
      status: 'carried-over',
      state,
      kind: 'ownAmount',
      bands: [],
      rule: 'the amount that you give',
      source: 'The pay slip',
      note: 'This place levies the tax by a table that is not known here. The amount is the one that you give.',
    }),
  ),
];
