import type { LawTable, Provision } from '../law';

/** The status of a government’s own rules under the labour codes: final, or a draft. */
export interface LabourRulesRow extends Provision {
  /** One of STATES, or `Centre` for establishments under the central government. */
  readonly state: string;
}

const CHECKED_ON = '2026-11-27';
const KEY4COMPLY = 'key4comply.com on multi-state labour code compliance, after 12 June 2026';

/** The name of the central government’s rules in the table. */
export const CENTRE = 'Centre';

export const LABOUR_RULES: LawTable<LabourRulesRow> = {
  subject: 'rules under the labour codes',
  rows: [
    {
      state: CENTRE,
      validFrom: '2026-05-08',
      validTo: '2027-03-31',
      status: 'in-force',
      rule: 'Code on Wages (Central) Rules 2026, G.S.R. 343(E); Social Security (Central) Rules 2026, G.S.R. 344(E)',
      source: 'gazettetracker.com, CG-DL-E-08052026-272365 and 272366; corporateprofessionals.com, 12 May 2026',
      note: 'For railways, mines, oil fields, major ports, airlines, telecom companies, banks, insurers and central public-sector companies. The amounts and terms here follow the Codes, and were not checked against these rules.',
      checkedOn: CHECKED_ON,
    },
    {
      state: 'Gujarat',
      validFrom: '2026-06-12',
      validTo: '2027-03-31',
      status: 'in-force',
      rule: 'Gujarat’s rules under the four labour codes',
      source: KEY4COMPLY,
      checkedOn: CHECKED_ON,
    },
    {
      state: 'Maharashtra',
      validFrom: '2026-04-28',
      validTo: '2027-03-31',
      status: 'as-announced',
      rule: 'Maharashtra’s draft rules under the Code on Wages',
      note: 'Published as a draft on 28 April 2026; no final rules were found.',
      source: KEY4COMPLY,
      checkedOn: CHECKED_ON,
    },
    {
      state: 'Chandigarh',
      validFrom: '2026-07-02',
      validTo: '2027-03-31',
      status: 'as-announced',
      rule: 'Chandigarh’s draft rules under the four labour codes',
      note: 'Published as a draft on 2 July 2026; no final rules were found.',
      source: 'Hindustan Times, 4 July 2026, by htsyndication.com',
      checkedOn: CHECKED_ON,
    },
  ],
};
