import type { LawTable, Provision } from '../law';

export const EXIT_COMPLAINTS = ['wages', 'gratuity', 'fund', 'tax', 'letter', 'counsel'] as const;
export type ExitComplaint = (typeof EXIT_COMPLAINTS)[number];

/** The government in charge of an employer: the state’s, or the central one. */
export const EMPLOYER_KINDS = ['state', 'centre', 'government'] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

export interface ExitOfficeRow extends Provision {
  readonly complaint: ExitComplaint;
  /** A name that distinguishes the rows for the same complaint. */
  readonly group: string;
  readonly spheres: readonly EmployerKind[];
  readonly portal: string | null;
}

const UNDER_CODES = { validFrom: '2025-11-21', validTo: '2027-03-31' } as const;
const CHECKED = { ...UNDER_CODES, status: 'in-force', checkedOn: '2026-11-27' } as const;
const SAMADHAN = 'https://samadhan.labour.gov.in';

export const EXIT_OFFICES: LawTable<ExitOfficeRow> = {
  subject: 'offices for complaints at the end of a job',
  rows: [
    {
      ...CHECKED,
      complaint: 'wages',
      group: 'state',
      spheres: ['state'],
      portal: null,
      rule: 'section 45, Code on Wages 2019: the authority that the state appoints; up to ten times the amount besides',
      source: 'righttoinformation.wiki, recover unpaid wages under the Code on Wages, June 2026',
    },
    {
      ...CHECKED,
      complaint: 'wages',
      group: 'centre',
      spheres: ['centre'],
      portal: SAMADHAN,
      rule: 'section 45, Code on Wages 2019; single application of the Code on Wages (Central) Rules 2026',
      source: 'samadhan.labour.gov.in/faqs; taxtmi.com, forms 2604',
    },
    {
      ...CHECKED,
      complaint: 'wages',
      group: 'government',
      spheres: ['government'],
      portal: 'https://pgportal.gov.in',
      status: 'carried-over',
      note: 'For offices of the central government; those of a state have its own grievance cell.',
      rule: 'CPGRAMS, the grievance portal of the central government',
      source: 'righttoinformation.wiki, unpaid salary rights, 19 June 2026',
    },
    {
      ...CHECKED,
      complaint: 'gratuity',
      group: 'state',
      spheres: ['state'],
      portal: null,
      rule: 'section 56, Code on Social Security 2020: the competent authority of the state',
      source: 'thelegalquotient.com on sections 56 to 58',
    },
    {
      ...CHECKED,
      complaint: 'gratuity',
      group: 'centre',
      spheres: ['centre'],
      portal: SAMADHAN,
      rule: 'section 56, Code on Social Security 2020; rule 33, Social Security (Central) Rules 2026',
      source: 'lawspedia.in, rule 33; samadhan.labour.gov.in/faqs',
    },
    {
      ...CHECKED,
      complaint: 'fund',
      group: 'private',
      spheres: ['state', 'centre'],
      portal: 'https://epfigms.gov.in',
      rule: 'EPFiGMS, the grievance system of EPFO, for members of every employer',
      source: 'Economic Times (Hindi), articleshow 97087195',
    },
    {
      ...CHECKED,
      complaint: 'tax',
      group: 'all',
      spheres: EMPLOYER_KINDS,
      portal: 'https://www.incometax.gov.in',
      rule: 'section 395, Income-tax Act 2025; the tax that was reported for you is in Form 168, which was Form 26AS',
      source: 'mobicrazy.com, 19 February 2026, on Forms 130 and 168',
    },
    {
      ...CHECKED,
      complaint: 'letter',
      group: 'all',
      spheres: EMPLOYER_KINDS,
      portal: null,
      status: 'carried-over',
      note: 'No central act names a day for a relieving letter: your contract or the standing orders do.',
      rule: 'clause 16, model standing orders of the Industrial Employment (Standing Orders) Central Rules 1946',
      source: 'Industrial Employment (Standing Orders) Central Rules 1946, Schedule I',
    },
    {
      ...CHECKED,
      complaint: 'counsel',
      group: 'all',
      spheres: EMPLOYER_KINDS,
      portal: 'https://nalsa.gov.in',
      rule: 'section 12, Legal Services Authorities Act 1987: women, industrial workers, and everybody below an income limit',
      source: 'Legal Services Authorities Act 1987, section 12',
    },
  ],
};
