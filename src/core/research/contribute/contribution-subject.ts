import { parseAddress, queryValue } from '@/core/kernel/common/address';

export interface ContributionSubject {
  readonly company: string | null;
  readonly jobProfile: string | null;
}

const MAX_LENGTH = 200;

export function contributionSubjectIn(address: string): ContributionSubject {
  return { company: valueIn(address, 'company'), jobProfile: valueIn(address, 'jobProfile') };
}

function valueIn(address: string, name: string): string | null {
  const value = queryValue(parseAddress(address).query, name)?.trim() ?? '';
  return value === '' || value.length > MAX_LENGTH ? null : value;
}
