import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { pageIn } from '@/core/kernel/common/page-address';
import type { CollegeFilterKey, CollegeFilterParameters } from './college';

export const COLLEGES_PATH = '/colleges';
export const COLLEGE_FILTER_KEYS = ['state', 'kind', 'ownership'] as const satisfies readonly CollegeFilterKey[];
const MAX_LIST_LENGTH = 200;
export const MAX_NAME_LENGTH = 100;

export interface CollegeQuery {
  readonly name: string;
  readonly chosen: Readonly<Record<CollegeFilterKey, readonly string[]>>;
  readonly page: number;
}

const nothingChosen: CollegeQuery['chosen'] = { state: [], kind: [], ownership: [] };

export function collegeQueryOf(address: string): CollegeQuery {
  const { query } = parseAddress(address);
  const listOf = (key: CollegeFilterKey): readonly string[] => {
    return listedOptions(begin(queryValue(query, key) ?? '', MAX_LIST_LENGTH)).toSorted();
  };
  return {
    name: begin(queryValue(query, 'q') ?? '', MAX_NAME_LENGTH).trim(),
    chosen: { state: listOf('state'), kind: listOf('kind'), ownership: listOf('ownership') },
    page: pageIn(query),
  };
}

export function collegeAddressOf({ page, ...query }: CollegeQuery): string {
  const pairs = Object.entries(collegeParametersOf({ ...query, page }));
  return formatAddress({
    base: COLLEGES_PATH,
    query: page === 1 ? pairs : [...pairs, ['page', String(page)]],
    hash: '',
  });
}

export function collegeParametersOf({ name, chosen }: CollegeQuery): CollegeFilterParameters {
  const pairs = COLLEGE_FILTER_KEYS.map((key) => [key, chosen[key].toSorted().join(',')] as const);
  return Object.fromEntries([['q', name], ...pairs].filter(([, value]) => value !== ''));
}

export function withToggled(query: CollegeQuery, key: CollegeFilterKey, option: string): CollegeQuery {
  const options = query.chosen[key];
  const changed = options.includes(option) ? options.filter((each) => each !== option) : [...options, option];
  return { ...query, chosen: { ...query.chosen, [key]: changed }, page: 1 };
}

export function withoutFilters({ name }: CollegeQuery): CollegeQuery {
  return { name, chosen: nothingChosen, page: 1 };
}

export function hasFilters({ chosen }: CollegeQuery): boolean {
  return COLLEGE_FILTER_KEYS.some((key) => chosen[key].length > 0);
}

/** Cuts the text without splitting a character of two code units. */
function begin(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}
