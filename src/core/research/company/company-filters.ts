import type { QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress } from '@/core/kernel/common/address';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { pageIn } from '@/core/kernel/common/page-address';
import type { CompanyCard } from './company-card';
import { RATING_STEPS } from './company-limits.rules';
import type { CompanyListName } from './company-list-name';
import { COMPANIES_PATH } from './company-list-name';

export const COMPANY_FILTER_KEYS = ['city', 'industry', 'size', 'rating', 'hiring'] as const;
export const COMPANY_SORTS = ['reviews', 'rating', 'name'] as const;

export type CompanyFilterKey = (typeof COMPANY_FILTER_KEYS)[number];
export type CompanySort = (typeof COMPANY_SORTS)[number];

export interface IgnoredFilter {
  readonly parameter: string;
  readonly value: string;
}

export interface CompanyQuery {
  readonly city: readonly string[];
  readonly industry: readonly string[];
  readonly size: readonly string[];
  readonly rating: number | null;
  readonly hiring: boolean;
  readonly sort: CompanySort;
  readonly page: number;
  readonly ignored: readonly IgnoredFilter[];
  /** Unknown parameters of the address (`tier=x`). The shared page for guests ignores them. */
  readonly unknown: readonly string[];
}

export interface CompanyPage {
  readonly items: readonly CompanyCard[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** The number of companies that the rating filter excludes because they have no rating. */
  readonly unrated: number;
  readonly ignored: readonly { readonly parameter: CompanyFilterKey; readonly value: string }[];
  readonly named: CompanyListName;
}

export interface CompanyFilter {
  readonly key: CompanyFilterKey;
  readonly options: readonly { readonly urlName: string; readonly name: string; readonly count: number }[];
}

export interface CompanyFilterParameters {
  readonly city?: string;
  readonly industry?: string;
  readonly size?: string;
  readonly rating?: number;
  readonly hiring?: boolean;
}

const MAX_LIST_LENGTH = 500;
const NO_FILTERS: ReadonlySet<string> = new Set([
  'campaign',
  'sort',
  'page',
  'toast',
  'showLoginModal',
  'notification_id',
]);

export function companyQueryOf(address: string): CompanyQuery {
  const { query } = parseAddress(address);
  const ignored: IgnoredFilter[] = [];
  const textAt = (name: string) => query.find(([other]) => other === name)?.[1] ?? null;
  const listOf = (name: string) => listedOptions(textAt(name)?.slice(0, MAX_LIST_LENGTH)).toSorted();
  const oneOf = <Value>(name: string, read: (text: string) => Value | null, otherwise: Value): Value => {
    const text = textAt(name);
    if (text === null || text === '') return otherwise;
    const value = read(text);
    if (value === null) ignored.push({ parameter: name, value: text });
    return value ?? otherwise;
  };
  const rating = oneOf<number | null>(
    'rating',
    (text) => RATING_STEPS.find((step) => String(step) === text) ?? null,
    null,
  );
  const hiring = oneOf('hiring', (text) => (text === 'true' ? true : null), false);
  const sort = oneOf<CompanySort>('sort', (text) => COMPANY_SORTS.find((each) => each === text) ?? null, 'reviews');
  const unknown = query
    .filter(([name]) => !NO_FILTERS.has(name) && !COMPANY_FILTER_KEYS.some((key) => key === name))
    .map(([name, value]) => `${name}=${value}`);
  return {
    city: listOf('city'),
    industry: listOf('industry'),
    size: listOf('size'),
    rating,
    hiring,
    sort,
    page: pageIn(query),
    ignored,
    unknown,
  };
}

export function companyAddressOf(query: Omit<CompanyQuery, 'ignored' | 'unknown'>): string {
  const { city, industry, size, rating, hiring, sort, page } = query;
  const pairs: readonly (QueryPair | null)[] = [
    city.length === 0 ? null : ['city', city.toSorted().join(',')],
    industry.length === 0 ? null : ['industry', industry.toSorted().join(',')],
    size.length === 0 ? null : ['size', size.toSorted().join(',')],
    rating === null ? null : ['rating', String(rating)],
    hiring ? ['hiring', 'true'] : null,
    sort === 'reviews' ? null : ['sort', sort],
    page === 1 ? null : ['page', String(page)],
  ];
  return formatAddress({ base: COMPANIES_PATH, query: pairs.filter((pair) => pair !== null), hash: '' });
}

export function companyParametersOf({ city, industry, size, rating, hiring }: CompanyQuery): CompanyFilterParameters {
  return {
    ...(city.length === 0 ? {} : { city: city.join(',') }),
    ...(industry.length === 0 ? {} : { industry: industry.join(',') }),
    ...(size.length === 0 ? {} : { size: size.join(',') }),
    ...(rating === null ? {} : { rating }),
    ...(hiring ? { hiring } : {}),
  };
}

export function isChosen(query: CompanyQuery, key: CompanyFilterKey, option: string): boolean {
  if (key === 'rating') return String(query.rating) === option;
  if (key === 'hiring') return query.hiring;
  return query[key].includes(option);
}

export function withToggled(query: CompanyQuery, key: CompanyFilterKey, option: string): CompanyQuery {
  const chosen = isChosen(query, key, option);
  const first = { ...query, page: 1 };
  if (key === 'rating') return { ...first, rating: chosen ? null : Number(option) };
  if (key === 'hiring') return { ...first, hiring: !chosen };
  return { ...first, [key]: chosen ? query[key].filter((each) => each !== option) : [...query[key], option] };
}

export function withoutFilters({ sort }: CompanyQuery): CompanyQuery {
  return { city: [], industry: [], size: [], rating: null, hiring: false, sort, page: 1, ignored: [], unknown: [] };
}

export function hasFilters(query: CompanyQuery): boolean {
  return Object.keys(companyParametersOf(query)).length > 0;
}
