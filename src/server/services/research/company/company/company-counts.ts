import type { CompanyFilter, CompanyFilterKey } from '@/contract/generated/company';
import { MAX_CITY_OPTIONS, MAX_INDUSTRY_OPTIONS, RATING_STEPS } from '@/core/research/company/company-limits.rules';
import { COMPANY_SIZES } from '@/core/research/company/company-size.rules';
import type { Database } from '@/server/platform/database';
import type { CompanyFilters } from './company-filters';
import { ALL, facetsOf, hasRating, isUnfiltered, withoutFilter } from './company-filters';
import {
  allTokens,
  countFiltered,
  filteredTokens,
  namesOfTokens,
  selectTokens,
  shownTokens,
} from './company-list.queries';

const UNRATED = 'unrated';

const OF_ONE_OPTION: readonly CompanyFilterKey[] = ['industry', 'size', 'rating', 'hiring'];

const SIZES = COMPANY_SIZES.map(({ label }) => label);

const RATINGS = RATING_STEPS.map(String);
const HIRING = ['true'];

/** The maximum number of options by filter. 0 means all. */
const MAX_OPTIONS: Readonly<Record<CompanyFilterKey, number>> = {
  city: MAX_CITY_OPTIONS,
  industry: MAX_INDUSTRY_OPTIONS,
  size: 0,
  rating: 0,
  hiring: 0,
};

type Counts = ReadonlyMap<string, number>;

export async function countCompanies(
  database: Database,
  filters: CompanyFilters,
): Promise<{ readonly total: number; readonly unrated: number }> {
  const [total, unrated] = await Promise.all([
    countPassing(database, filters),
    hasRating(filters) ? countPassing(database, ofUnrated(filters)) : 0,
  ]);
  return { total, unrated };
}

/** Counts companies. Stored counts suffice, unless a company may have several options of the filter. */
async function countPassing(database: Database, filters: CompanyFilters): Promise<number> {
  const { groups, rating } = filters;
  const [[key, tokens] = [null, [ALL]], ...others] = groups;
  const isKept = tokens.length === 1 || (key !== null && OF_ONE_OPTION.includes(key));
  if (rating === null && others.length === 0 && isKept)
    return (await database.query(selectTokens, tokens)).reduce((sum, { companies }) => sum + companies, 0);
  const [counted] = await database.query(countFiltered, facetsOf(filters), rating);
  return counted?.companies ?? 0;
}

function ofUnrated(filters: CompanyFilters): CompanyFilters {
  return { ...filters, rating: null, groups: new Map([...filters.groups, ['rating', [UNRATED]]]) };
}

export async function countCompanyOptions(
  database: Database,
  filters: CompanyFilters,
): Promise<readonly CompanyFilter[]> {
  if (isUnfiltered(filters)) return countOptionsOfAll(database);
  const known = countsOf(await database.query(allTokens));
  const tokensPassing = async (left: CompanyFilters): Promise<Counts> =>
    isUnfiltered(left) ? known : countsOf(await database.query(filteredTokens, facetsOf(left), left.rating));
  const overall = await tokensPassing(filters);
  const passing = async (key: CompanyFilterKey): Promise<Counts> => {
    const isChosen = filters.groups.has(key) || (key === 'rating' && filters.rating !== null);
    return isChosen ? tokensPassing(withoutFilter(filters, key)) : overall;
  };
  const mostFrequent = async (key: 'city' | 'industry'): Promise<CompanyFilter> => {
    const counts = await passing(key);
    const options = namesIn(known, key).map((urlName) => ({ urlName, count: counts.get(`${key}:${urlName}`) ?? 0 }));
    const ranked = options.toSorted((one, other) => other.count - one.count || (one.urlName < other.urlName ? -1 : 1));
    const shown = ranked.slice(0, MAX_OPTIONS[key]);
    const rows = await database.query(
      namesOfTokens,
      shown.map(({ urlName }) => `${key}:${urlName}`),
    );
    const names = new Map(rows.map(({ token, name }) => [token, name]));
    return named(
      key,
      shown.map((option) => ({ ...option, name: names.get(`${key}:${option.urlName}`) ?? option.urlName })),
    );
  };
  return Promise.all([
    mostFrequent('city'),
    mostFrequent('industry'),
    passing('size').then((counts) => fixed('size', sizesIn(known), counts)),
    passing('rating').then((counts) => fixed('rating', RATINGS, counts)),
    passing('hiring').then((counts) => fixed('hiring', HIRING, counts)),
  ]);
}

async function countOptionsOfAll(database: Database): Promise<readonly CompanyFilter[]> {
  const counts = countsOf(await database.query(shownTokens, Object.keys(MAX_OPTIONS), Object.values(MAX_OPTIONS)));
  const rows = await database.query(namesOfTokens, [...counts.keys()]);
  const names = new Map(rows.map(({ token, name }) => [token, name]));
  const mostFrequent = (key: 'city' | 'industry'): CompanyFilter =>
    named(
      key,
      namesIn(counts, key).map((urlName) => {
        const token = `${key}:${urlName}`;
        return { urlName, name: names.get(token) ?? urlName, count: counts.get(token) ?? 0 };
      }),
    );
  return [
    mostFrequent('city'),
    mostFrequent('industry'),
    fixed('size', sizesIn(counts), counts),
    fixed('rating', RATINGS, counts),
    fixed('hiring', HIRING, counts),
  ];
}

function named(key: 'city' | 'industry', options: CompanyFilter['options']): CompanyFilter {
  return { key, options: options.toSorted((one, other) => other.count - one.count || byText(one.name, other.name)) };
}

function fixed(key: 'size' | 'rating' | 'hiring', urlNames: readonly string[], counts: Counts): CompanyFilter {
  return {
    key,
    options: urlNames.map((urlName) => ({ urlName, name: urlName, count: counts.get(`${key}:${urlName}`) ?? 0 })),
  };
}

function countsOf(rows: readonly { readonly token: string; readonly companies: number }[]): Counts {
  return new Map(rows.map(({ token, companies }) => [token, companies]));
}

function namesIn(counts: Counts, key: CompanyFilterKey): readonly string[] {
  return [...counts.keys()].filter((token) => token.startsWith(`${key}:`)).map((token) => token.slice(key.length + 1));
}

function sizesIn(known: Counts): readonly string[] {
  return namesIn(known, 'size').toSorted(bySize);
}

const { compare: byText } = new Intl.Collator('en');

function bySize(one: string, other: string): number {
  const placeOf = (label: string) => (SIZES.includes(label) ? SIZES.indexOf(label) : SIZES.length);
  return placeOf(one) - placeOf(other) || byText(one, other);
}
