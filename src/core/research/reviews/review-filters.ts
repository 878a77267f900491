import type { QueryPair } from '@/core/kernel/common/address';
import { formatAddress, parseAddress, queryValue } from '@/core/kernel/common/address';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import type { FacetCount, ReviewFigures } from './review-figures';
import { AUTHOR_FILTER_GROUPS } from './review-limits.rules';
import type { FacetQuery, ReviewQuery, ReviewSort } from './review-query';
import { REVIEW_SORTS } from './review-query';

export const REVIEW_FILTER_KEYS = [
  'department',
  'designation',
  'family',
  'location',
  'who',
  'employment',
  'rating',
  'months',
  'liked',
  'disliked',
] as const;

export type ReviewFilterKey = (typeof REVIEW_FILTER_KEYS)[number];

export const REVIEW_PERIODS = ['3', '12'] as const;

const MAX_OPTIONS = 10;
export const MAX_WORDS_LENGTH = 100;
const AFTER = 'after';

export interface ReviewSelection {
  readonly chosen: Readonly<Partial<Record<ReviewFilterKey, readonly string[]>>>;
  readonly words: string;
  readonly sort: ReviewSort;
  readonly after: string | null;
}

/** The filter of verified employees, offered if it matches at least five reviews, since fewer could be identified. */
const WORK_EMAIL: (typeof AUTHOR_FILTER_GROUPS)[1][1] = 'work-email';

/** Options of filters that are the same for all companies. Other filters offer values of the company's reviews. */
const FIXED: Readonly<Partial<Record<ReviewFilterKey, readonly string[]>>> = {
  who: AUTHOR_FILTER_GROUPS.flat(),
  employment: EMPLOYMENT_TYPES,
  rating: ['5', '4', '3', '2', '1'],
  months: REVIEW_PERIODS,
};

export function reviewSelectionOf(address: string): ReviewSelection {
  const { query } = parseAddress(address);
  const pairs = REVIEW_FILTER_KEYS.flatMap((key) => {
    const options = optionsOf(queryValue(query, key));
    return options.length === 0 ? [] : [[key, key === 'months' ? options.slice(0, 1) : options] as const];
  });
  return {
    chosen: Object.fromEntries(pairs),
    words: (queryValue(query, 'q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    sort: REVIEW_SORTS.find((sort) => sort === queryValue(query, 'sort')) ?? 'newest',
    after: queryValue(query, AFTER) || null,
  };
}

export function reviewAddressOf(path: string, { chosen, words, sort, after }: ReviewSelection): string {
  const { base } = parseAddress(path);
  const query: QueryPair[] = REVIEW_FILTER_KEYS.flatMap((key): QueryPair[] => {
    const options = chosen[key] ?? [];
    return options.length === 0 ? [] : [[key, options.join(',')]];
  });
  if (words !== '') query.push(['q', words]);
  if (sort !== 'newest') query.push(['sort', sort]);
  if (after !== null) query.push([AFTER, after]);
  return formatAddress({ base, query, hash: '' });
}

/** Toggles an option. Only one period can be chosen. */
export function withToggled(selection: ReviewSelection, key: ReviewFilterKey, value: string): ReviewSelection {
  const { [key]: options = [], ...others } = selection.chosen;
  const added = key === 'months' ? [value] : [...options, value].slice(-MAX_OPTIONS);
  const left = options.includes(value) ? options.filter((option) => option !== value) : added;
  return { ...selection, chosen: left.length === 0 ? others : { ...others, [key]: left }, after: null };
}

export function withoutFilters(selection: ReviewSelection): ReviewSelection {
  return { ...selection, chosen: {}, words: '', after: null };
}

export function hasFilters({ chosen, words }: ReviewSelection): boolean {
  return words !== '' || Object.keys(chosen).length > 0;
}

export function offeredFilterOptions(key: ReviewFilterKey, figures: ReviewFigures): readonly string[] {
  const counted = countsOf(key, figures);
  const isOffered = (value: string) =>
    value !== WORK_EMAIL || isGroup(counted.find((option) => option.value === value)?.count ?? 0);
  return FIXED[key]?.filter(isOffered) ?? counted.map(({ value }) => value);
}

export function countsOf(key: ReviewFilterKey, { facets, liked, disliked }: ReviewFigures): readonly FacetCount[] {
  switch (key) {
    case 'liked':
      return liked;
    case 'disliked':
      return disliked;
    default:
      return facets[key];
  }
}

export interface AvailableSelection {
  readonly selection: ReviewSelection;
  readonly dropped: readonly string[];
}

/** Drops unknown options, which old links and edited addresses may have. */
export function toAvailableSelection(selection: ReviewSelection, figures: ReviewFigures): AvailableSelection {
  const dropped: string[] = [];
  const pairs = Object.entries(selection.chosen).flatMap(([name, options]) => {
    const key = REVIEW_FILTER_KEYS.find((each) => each === name);
    if (key === undefined) return [];
    const offered = new Set(offeredFilterOptions(key, figures));
    dropped.push(...options.filter((option) => !offered.has(option)));
    const known = options.filter((option) => offered.has(option));
    return known.length === 0 ? [] : [[key, known] as const];
  });
  return { selection: { ...selection, chosen: Object.fromEntries(pairs) }, dropped };
}

/** Returns the query of a selection. Its options must be offered. */
export function reviewQueryOf(company: string, selection: ReviewSelection): ReviewQuery {
  return { ...facetQueryOf(company, selection), sort: selection.sort };
}

export function facetQueryOf(company: string, { chosen, words }: ReviewSelection): FacetQuery {
  const { months, ...lists } = chosen;
  const options = Object.entries(lists).map(([key, values]) => [key, values.join(',')]);
  return {
    company,
    ...Object.fromEntries(options),
    ...(months?.[0] === undefined ? {} : { months: Number(months[0]) }),
    ...(words === '' ? {} : { q: words }),
  };
}

function optionsOf(value: string | null): readonly string[] {
  return listedOptions(value?.toLowerCase()).slice(0, MAX_OPTIONS);
}
