import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { pageIn, withoutPage } from '@/core/kernel/common/page-address';

export type SalaryFilter = 'location' | 'experience' | 'employment';

export interface SalaryAddress {
  readonly location: string | null;
  readonly experience: string | null;
  readonly employment: string | null;
  readonly page: number;
}

const COMPARE = 'compare';
const MAX_TEXT = 200;

const REPLACED_BY: Readonly<Record<SalaryFilter, ReadonlySet<SalaryFilter>>> = {
  location: new Set(['experience']),
  experience: new Set(['location']),
  employment: new Set(['location', 'experience']),
};

export function readSalaryAddress(address: string): SalaryAddress {
  const { query } = parseAddress(address);
  const text = (name: SalaryFilter) => queryValue(query, name)?.slice(0, MAX_TEXT) || null;
  return {
    location: text('location'),
    experience: text('experience'),
    employment: text('employment'),
    page: pageIn(query),
  };
}

/**
 * Returns the address of the first page with the filter, or without it if the value is null. City and experience
 * exclude each other, as no figure has both. A kind of work removes both filters, as it may have figures for neither.
 */
export function withSalaryFilter(address: string, filter: SalaryFilter, value: string | null): string {
  const first = withoutPage(address);
  if (value === null) return withoutQuery(first, new Set([filter]));
  return withQuery(withoutQuery(first, REPLACED_BY[filter]), [[filter, value]]);
}

export function withoutSalaryFilters(address: string): string {
  return withoutQuery(address, new Set(['page', 'location', 'experience', 'employment']));
}

export function comparedSalariesOf(address: string): readonly string[] {
  const { query } = parseAddress(address);
  const keys = (queryValue(query, COMPARE) ?? '').toLowerCase().split(',');
  return [...new Set(keys)].filter((key) => /^[a-z0-9-]{1,200}$/.test(key)).slice(0, MAX_COMPARED);
}

export function withComparedSalary(address: string, key: string): string | null {
  const keys = comparedSalariesOf(address);
  const changed = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  if (changed.length > MAX_COMPARED) return null;
  return changed.length === 0
    ? withoutQuery(address, new Set([COMPARE]))
    : withQuery(address, [[COMPARE, changed.join(',')]]);
}
