import type { CompanyFilter, CompanyFilterKey } from '@/contract/generated/company';
import { MAX_CITY_OPTIONS, MAX_INDUSTRY_OPTIONS, RATING_STEPS } from '@/core/company/company-limits.rules';
import { COMPANY_SIZES } from '@/core/company/company-size.rules';
import type { Database } from '@/server/platform/database';
import type { CompanyFilters } from './company-filters';
import { facetsOf } from './company-filters';
import { allTokens, countFiltered, filteredTokens, namesOfTokens, tokensNamed } from './company-list.queries';

/** The token of every company of the list, and of those with too few reviews for a rating. */
const ALL = 'all';
const UNRATED = 'unrated';

const SIZES = COMPANY_SIZES.map(({ label }) => label);

type Counts = ReadonlyMap<string, number>;

/** Returns the number of companies that pass, and of those that only the rating keeps out because they have none. Without filters both are kept. */
export async function countCompanies(
  database: Database,
  filters: CompanyFilters,
): Promise<{ readonly total: number; readonly unrated: number }> {
  const facets = facetsOf(filters);
  const { rating } = filters;
  const rated = RATING_STEPS.find((step) => step * 10 === rating);
  if (facets === '' && (rating === null || rated !== undefined)) {
    const token = rated === undefined ? ALL : `rating:${rated}`;
    const counts = countsOf(await database.query(tokensNamed, [token, UNRATED]));
    return { total: counts.get(token) ?? 0, unrated: rating === null ? 0 : (counts.get(UNRATED) ?? 0) };
  }
  const [counted] = await database.query(countFiltered, facets === '' ? ALL : facets, rating);
  return { total: counted?.total ?? 0, unrated: rating === null ? 0 : (counted?.unrated ?? 0) };
}

/** Counts for each filter the companies that each option would leave, with all other filters as they are. */
export async function countCompanyOptions(
  database: Database,
  filters: CompanyFilters,
): Promise<readonly CompanyFilter[]> {
  const known = countsOf(await database.query(allTokens));
  const tokensPassing = async (without?: CompanyFilterKey): Promise<Counts> => {
    const facets = facetsOf(filters, without);
    const rating = without === 'rating' ? null : filters.rating;
    if (facets === '' && rating === null) return known;
    return countsOf(await database.query(filteredTokens, facets === '' ? ALL : facets, rating));
  };
  const overall = await tokensPassing();
  const passing = async (key: CompanyFilterKey): Promise<Counts> => {
    const isChosen = filters.groups.has(key) || (key === 'rating' && filters.rating !== null);
    return isChosen ? tokensPassing(key) : overall;
  };
  const mostFrequent = async (key: 'city' | 'industry', most: number): Promise<CompanyFilter> => {
    const counts = await passing(key);
    const options = namesIn(known, key).map((urlName) => ({ urlName, count: counts.get(`${key}:${urlName}`) ?? 0 }));
    const ranked = options.toSorted((one, other) => other.count - one.count || byText(one.urlName, other.urlName));
    const shown = ranked.slice(0, most);
    const rows = await database.query(
      namesOfTokens,
      shown.map(({ urlName }) => `${key}:${urlName}`),
    );
    const names = new Map(rows.map(({ token, name }) => [token, name]));
    const named = shown.map((option) => ({ ...option, name: names.get(`${key}:${option.urlName}`) ?? option.urlName }));
    return { key, options: named.toSorted((one, other) => other.count - one.count || byText(one.name, other.name)) };
  };
  const fixed = async (key: 'size' | 'rating' | 'hiring', urlNames: readonly string[]): Promise<CompanyFilter> => {
    const counts = await passing(key);
    return {
      key,
      options: urlNames.map((urlName) => ({ urlName, name: urlName, count: counts.get(`${key}:${urlName}`) ?? 0 })),
    };
  };
  return Promise.all([
    mostFrequent('city', MAX_CITY_OPTIONS),
    mostFrequent('industry', MAX_INDUSTRY_OPTIONS),
    fixed('size', namesIn(known, 'size').toSorted(bySize)),
    fixed('rating', RATING_STEPS.map(String)),
    fixed('hiring', ['true']),
  ]);
}

function countsOf(rows: readonly { readonly token: string; readonly companies: number }[]): Counts {
  return new Map(rows.map(({ token, companies }) => [token, companies]));
}

/** Returns the options of a filter that some company has. */
function namesIn(counts: Counts, key: CompanyFilterKey): readonly string[] {
  return [...counts.keys()].filter((token) => token.startsWith(`${key}:`)).map((token) => token.slice(key.length + 1));
}

function byText(one: string, other: string): number {
  return one.localeCompare(other, 'en');
}

/** From small to large; labels that are none of the ten come last. */
function bySize(one: string, other: string): number {
  const placeOf = (label: string) => (SIZES.includes(label) ? SIZES.indexOf(label) : SIZES.length);
  return placeOf(one) - placeOf(other) || byText(one, other);
}
