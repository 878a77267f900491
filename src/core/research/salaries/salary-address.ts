import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import { MAX_COMPARED } from '@/core/kernel/common/compared.rules';
import { pageIn, withoutPage } from '@/core/kernel/common/page-address';

export type SalaryFilter = 'location' | 'experience' | 'employment';

export interface SalaryAddress {
  readonly location: string | null;
  readonly experience: string | null;
  /** Null for full-time work. */
  readonly employment: string | null;
  /** From 1 on; 1 for anything that is no page. */
  readonly page: number;
}

const COMPARE = 'compare';
const MAX_TEXT = 200;

/** The filters whose place another one takes. */
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
 * Returns the address with a filter, or without it if `value` is null, at the first page. City and experience take each other's place, as no figure is of
 * both; a kind of work takes the place of both, as it may have neither.
 */
export function withSalaryFilter(address: string, filter: SalaryFilter, value: string | null): string {
  const first = withoutPage(address);
  if (value === null) return withoutQuery(first, new Set([filter]));
  return withQuery(withoutQuery(first, REPLACED_BY[filter]), [[filter, value]]);
}

/** Returns the address without filters, at the first page. */
export function withoutSalaryFilters(address: string): string {
  return withoutQuery(address, new Set(['page', 'location', 'experience', 'employment']));
}

/** Returns the companies that an address puts side by side, by their names in addresses, each once. */
export function comparedSalariesOf(address: string): readonly string[] {
  const { query } = parseAddress(address);
  const keys = (queryValue(query, COMPARE) ?? '').toLowerCase().split(',');
  return [...new Set(keys)].filter((key) => /^[a-z0-9-]{1,200}$/.test(key)).slice(0, MAX_COMPARED);
}

/** Returns the address with a company put side by side, or taken out; null if there are enough already. */
export function withComparedSalary(address: string, key: string): string | null {
  const keys = comparedSalariesOf(address);
  const changed = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  if (changed.length > MAX_COMPARED) return null;
  return changed.length === 0
    ? withoutQuery(address, new Set([COMPARE]))
    : withQuery(address, [[COMPARE, changed.join(',')]]);
}
