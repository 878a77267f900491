import { MAX_OFFICES } from '@/core/research/company/company-limits.rules';

export const officePageMessages = {
  officesOf: (name: string) => `Offices of ${name}`,
  office: (name: string, city: string) => `${name}, ${city}`,
  noOffices: 'No offices are known yet.',
  address: 'Address',
  state: 'State',
  people: 'People there',
  sameCity: (city: string) => `Other companies in ${city}`,
  noOfficeTitle: 'No office of this company has a page at this address',
  peersOrder: 'most reviewed first',
  officesCount: { one: '{count} office', other: '{count} offices' },
  byState: 'Offices by state',
  statesCount: { one: '{count} state', other: '{count} states' },
  officesLead: (offices: string, states: string | null, headquarters: string | null) =>
    `${offices}${states === null ? '' : ` in ${states}`}${headquarters === null ? '' : `, with the headquarters in ${headquarters}`}.`,
  officesCut: (listed: number) => (listed < MAX_OFFICES ? null : `Only the first ${MAX_OFFICES} offices are listed.`),
  jobsThere: (city: string) => `Open jobs in ${city}`,
  salariesThere: (city: string) => `Salaries in ${city}`,
} as const;
