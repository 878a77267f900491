import type { Address, QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { pageIn } from '@/core/kernel/common/page-address';

/** The query parameters of a list of jobs (RT-SEARCH-JOBS-QUERY). */
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

/** Filters with options, in the order in which they are shown. */
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

/** Filters of which one option at most is chosen; of all others any number. */
const SINGLE: ReadonlySet<JobFilterKey> = new Set(['freshness', 'ctc']);

/** Parameters that say where a visit comes from; they filter nothing. */
const PASSED_ON = ['campaign', 'rid', 'k'] as const;

export const JOB_SORTS = ['newest', 'pay'] as const;

export type JobSort = (typeof JOB_SORTS)[number];

/** The filters, order and page of a list of jobs, as its address has them. */
export interface JobQuery {
  /** Chosen options by url name. */
  readonly chosen: Readonly<Partial<Record<JobFilterKey, readonly string[]>>>;
  /** Words of the title; empty for any. */
  readonly designation: string;
  readonly sort: JobSort;
  /** From 1. */
  readonly page: number;
  readonly passedOn: Readonly<Partial<Record<(typeof PASSED_ON)[number], string>>>;
}

/** An option of a filter, with the number of openings that it would leave. */
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

/** The characters of a searched title. */
export const MAX_TITLE_LENGTH = 100;

/** No option has a longer name. */
const MAX_OPTION_LENGTH = 120;

/** Reads the query of an address; what makes no sense is left out. */
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

/** Writes a query after a path; the counterpart of `jobQueryOf`. */
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
  // Commas between options stay readable.
  return formatAddress({ base, query, hash: '' });
}

/** Returns the query with an option chosen, or not chosen if it was; on the first page (a single choice replaces another). */
export function withToggled(query: JobQuery, key: JobFilterKey, urlName: string): JobQuery {
  const { [key]: options = [], ...others } = query.chosen;
  const isChosen = options.includes(urlName);
  const added = SINGLE.has(key) ? [urlName] : [...options, urlName];
  const left = isChosen ? options.filter((option) => option !== urlName) : added;
  return { ...query, chosen: left.length === 0 ? others : { ...others, [key]: left }, page: 1 };
}

/** Returns the query without any filter, on the first page. */
export function withoutFilters(query: JobQuery): JobQuery {
  return { ...query, chosen: {}, designation: '', page: 1 };
}

/** Returns whether a query leaves anything out. */
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
