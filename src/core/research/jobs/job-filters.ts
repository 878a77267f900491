import type { Address, QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { pageIn } from '@/core/kernel/common/page-address';

/** The query parameters of RT-SEARCH-JOBS-QUERY. */
export const JOB_PARAMETERS = [
  'company_name',
  'job_profile',
  'campaign',
  'designation',
  'experience',
  'freshness',
  'location',
  'employment',
  'ctc',
  'industry',
  'rid',
  'k',
] as const;

export const JOB_FILTER_KEYS = [
  'freshness',
  'location',
  'experience',
  'ctc',
  'employment',
  'job_profile',
  'company_name',
  'industry',
] as const;

export type JobFilterKey = (typeof JOB_FILTER_KEYS)[number];

const SINGLE: ReadonlySet<JobFilterKey> = new Set(['freshness', 'ctc']);

const PASSED_ON = ['campaign', 'rid', 'k'] as const;

export const JOB_SORTS = ['newest', 'pay'] as const;

export type JobSort = (typeof JOB_SORTS)[number];

export interface JobQuery {
  readonly chosen: Readonly<Partial<Record<JobFilterKey, readonly string[]>>>;
  readonly designation: string;
  readonly sort: JobSort;
  readonly page: number;
  readonly passedOn: Readonly<Partial<Record<(typeof PASSED_ON)[number], string>>>;
}

export interface JobFilterOption {
  readonly urlName: string;
  readonly name: string;
  readonly count: number;
}

export interface JobFilter {
  readonly key: JobFilterKey;
  readonly options: readonly JobFilterOption[];
}

export type JobFilterParameters = Readonly<Partial<Record<JobFilterKey | 'designation' | 'skill', string>>>;

export const MAX_TITLE_LENGTH = 100;

/** The maximum length of an option's name. */
const MAX_OPTION_LENGTH = 120;

export function jobQueryOf(address: string): JobQuery {
  const { query } = parseAddress(address);
  const pairs = JOB_FILTER_KEYS.flatMap((key) => {
    const options = optionsOf(queryValue(query, key));
    return options.length === 0 ? [] : [[key, SINGLE.has(key) ? options.slice(0, 1) : options] as const];
  });
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = queryValue(query, name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    chosen: Object.fromEntries(pairs),
    designation: queryValue(query, 'designation')?.trim().slice(0, MAX_TITLE_LENGTH) ?? '',
    sort: JOB_SORTS.find((sort) => sort === queryValue(query, 'sort')) ?? 'newest',
    page: pageIn(query),
    passedOn: Object.fromEntries(passedOn),
  };
}

export function jobAddressOf(path: string, { chosen, designation, sort, page, passedOn }: JobQuery): string {
  const { base }: Address = parseAddress(path);
  const values: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(Object.entries(chosen).map(([key, options]) => [key, options.join(',')])),
    ...passedOn,
    designation,
  };
  const query = JOB_PARAMETERS.flatMap((name): QueryPair[] => {
    const value = values[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  if (sort !== 'newest') query.push(['sort', sort]);
  if (page > 1) query.push(['page', String(page)]);
  return formatAddress({ base, query, hash: '' });
}

export function withToggled(query: JobQuery, key: JobFilterKey, urlName: string): JobQuery {
  const { [key]: options = [], ...others } = query.chosen;
  const isChosen = options.includes(urlName);
  const added = SINGLE.has(key) ? [urlName] : [...options, urlName];
  const left = isChosen ? options.filter((option) => option !== urlName) : added;
  return { ...query, chosen: left.length === 0 ? others : { ...others, [key]: left }, page: 1 };
}

export function withoutFilters(query: JobQuery): JobQuery {
  return { ...query, chosen: {}, designation: '', page: 1 };
}

export function hasFilters({ chosen, designation }: JobQuery): boolean {
  return designation !== '' || Object.keys(chosen).length > 0;
}

export function jobParametersOf({ chosen, designation }: JobQuery): JobFilterParameters {
  const options = Object.entries(chosen).map(([key, names]) => [key, names.join(',')]);
  return { ...Object.fromEntries(options), ...(designation === '' ? {} : { designation }) };
}

function optionsOf(value: string | null): readonly string[] {
  return listedOptions(value?.toLowerCase()).map((option) => option.slice(0, MAX_OPTION_LENGTH));
}
