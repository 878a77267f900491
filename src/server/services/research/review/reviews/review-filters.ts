import { CARD_KEYS } from '@/core/research/cards/card.rules';
import { authorFiltersByGroup } from '@/core/research/reviews/review-limits.rules';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { noCompanyAt } from './company-of-address';
import { companyAndKeys } from './company-of-address.queries';
import { queryOfWords } from './review.queries';

export interface ReviewFilters {
  readonly department?: string | undefined;
  readonly designation?: string | undefined;
  readonly family?: string | undefined;
  readonly location?: string | undefined;
  readonly employment?: string | undefined;
  readonly who?: string | undefined;
  readonly rating?: string | undefined;
  readonly liked?: string | undefined;
  readonly disliked?: string | undefined;
  readonly q?: string | undefined;
}

export interface ReviewQuery {
  /** A tsquery over keys and words. Null matches every review. */
  readonly fits: string | null;
  /** True if few reviews match, so that the index is faster. */
  readonly isNarrow: boolean;
}

/** The number of matches above which an ordered scan finds them quickly. */
const MAX_NARROW = 2_000;

const LETTERS = {
  family: CARD_KEYS.family,
  employment: 'e',
  who: 'w',
  rating: 'r',
  liked: '+',
  disliked: '-',
} as const;
const PLAIN = ['family', 'employment', 'rating', 'liked', 'disliked'] as const;

type KnownCompany = RowOf<typeof companyAndKeys.columns>;

const EVERYTHING: ReviewQuery = { fits: null, isNarrow: false };

export interface ReviewScope {
  readonly companyId: number;
  readonly reviews: number;
  readonly query: ReviewQuery | null;
}

/** Reads the scope. Throws 404 `company_not_found`. */
export async function readScope(database: Database, urlName: string, filters: ReviewFilters): Promise<ReviewScope> {
  const named = [filters.department, filters.designation, filters.location].map(valuesOf);
  const keysOf = (name: keyof typeof LETTERS, values: readonly string[]) =>
    values.map((value) => LETTERS[name] + value);
  const plain = [
    ...PLAIN.flatMap((name) => {
      const values = valuesOf(filters[name]);
      return values === null ? [] : [keysOf(name, values)];
    }),
    ...authorFiltersByGroup(valuesOf(filters.who) ?? []).map((values) => keysOf('who', values)),
  ];
  const [departments = null, designations = null, locations = null] = named;
  const slugs = [departments ?? [], designations ?? [], locations ?? []] as const;
  const [[company], words] = await Promise.all([
    database.query(companyAndKeys, urlName.toLowerCase(), ...slugs, plain.flat()),
    filters.q === undefined ? '' : wordsOf(database, filters.q),
  ]);
  if (company === undefined) throw noCompanyAt();
  const foundOf = (letter: string) => company.keys.map(({ key }) => key).filter((key) => key.startsWith(letter));
  const alternatives = [
    departments && foundOf('d'),
    designations && foundOf('p'),
    locations && foundOf('l'),
    ...plain,
  ].filter((keys) => keys !== null);
  return {
    companyId: company.id,
    reviews: company.reviews,
    query: queryOf(company, alternatives, words),
  };
}

function queryOf(
  company: KnownCompany,
  alternatives: readonly (readonly string[])[],
  words: string,
): ReviewQuery | null {
  if (alternatives.some((keys) => keys.length === 0)) return null;
  if (alternatives.length === 0 && words === '') return EVERYTHING;
  const parts = alternatives.map((keys) => `(${keys.map((key) => lexeme(company.id, key)).join(' | ')})`);
  const fits = [lexeme(company.id, ''), ...parts, ...(words === '' ? [] : [`(${words})`])].join(' & ');
  return { fits, isNarrow: words !== '' || expectedOf(company, alternatives) <= MAX_NARROW };
}

function lexeme(companyId: number, key: string): string {
  return `'${companyId}:${key}'`;
}

function valuesOf(list: string | undefined): readonly string[] | null {
  return list === undefined ? null : [...new Set(list.split(','))];
}

async function wordsOf(database: Database, q: string): Promise<string> {
  const [row] = await database.query(queryOfWords, q);
  return row?.query ?? '';
}

/** Returns the expected number of matches, assuming that the filters are independent. */
function expectedOf({ reviews, keys: counted }: KnownCompany, alternatives: readonly (readonly string[])[]): number {
  const countOf = new Map(counted.map(({ key, n }) => [key, n]));
  const shareOf = (keys: readonly string[]) =>
    Math.min(1, keys.reduce((sum, key) => sum + (countOf.get(key) ?? 0), 0) / Math.max(1, reviews));
  return alternatives.reduce((expected, keys) => expected * shareOf(keys), reviews);
}
