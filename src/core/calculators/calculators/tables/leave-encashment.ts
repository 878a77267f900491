import type { LawTable, Provision } from '../law';

export interface LeaveEncashmentRow extends Provision {
  readonly limit: number;
  readonly maxMonths: number;
  readonly maxDaysPerYear: number;
  readonly daysOfMonth: number;
}

const FIGURES = {
  limit: 25_00_000,
  maxMonths: 10,
  maxDaysPerYear: 30,
  daysOfMonth: 30,
  status: 'in-force',
  checkedOn: '2026-11-22',
} as const;

export const LEAVE_ENCASHMENT: LawTable<LeaveEncashmentRow> = {
  subject: 'leave encashment',
  rows: [
    {
      ...FIGURES,
      validFrom: '2023-04-01',
      validTo: '2026-03-31',
      rule: 'section 10(10AA)(ii), Income-tax Act 1961',
      source: 'CBDT notification 31/2023',
    },
    {
      ...FIGURES,
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      rule: 'section 19(1) Table, Income-tax Act 2025',
      source: 'Income-tax Act 2025, section 19; CBDT notification 31/2023',
    },
  ],
};
