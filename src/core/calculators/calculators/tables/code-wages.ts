import type { LawTable, Provision } from '../law';

export interface CodeWagesRow extends Provision {
  readonly minShare: number;
}

export const CODE_WAGES: LawTable<CodeWagesRow> = {
  subject: 'wages by the labour codes',
  rows: [
    {
      validFrom: '2014-09-01',
      validTo: '2025-11-20',
      status: 'in-force',
      minShare: 0,
      rule: 'basic pay and dearness allowance, by the acts before the codes',
      source: 'Payment of Gratuity Act 1972, section 2(s)',
      checkedOn: '2026-11-22',
    },
    {
      validFrom: '2025-11-21',
      validTo: '2027-03-31',
      status: 'in-force',
      minShare: 50,
      rule: 'section 2(88), Code on Social Security 2020',
      source: 'Ministry of Labour, FAQ on the codes',
      checkedOn: '2026-11-22',
    },
  ],
};

/** The Ministry of Labour’s example of December 2025 in rupees a month, and the wage months that it covers. */
export const MINISTRY_EXAMPLE = { allPay: 60_000, basic: 20_000, before: '2025-12', after: '2026-10' } as const;
