import { parseAddress, queryValue } from '@/core/kernel/common/address';

/** The subject that an address fills into a form (RT-CONTRIB-SALARY): a company by its name in addresses, and a job title as text. */
export interface ContributionSubject {
  readonly company: string | null;
  readonly jobProfile: string | null;
}

const MAX_LENGTH = 200;

/** Returns what the address of a form fills in; blank and overlong values are left out. */
export function contributionSubjectIn(address: string): ContributionSubject {
  return { company: valueIn(address, 'company'), jobProfile: valueIn(address, 'jobProfile') };
}

function valueIn(address: string, name: string): string | null {
  const value = queryValue(parseAddress(address).query, name)?.trim() ?? '';
  return value === '' || value.length > MAX_LENGTH ? null : value;
}
