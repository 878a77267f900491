import type { CompanyFilterKey, CompanyPage } from '@/contract/generated/company';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { RATING_STEPS } from '@/core/research/company/company-limits.rules';
import type { Database } from '@/server/platform/database';
import { namesOfTokens, selectTokens } from './company-list.queries';

export interface CompanyFilterQuery {
  readonly city?: string | undefined;
  readonly industry?: string | undefined;
  readonly size?: string | undefined;
  readonly rating?: number | undefined;
  readonly hiring?: boolean | undefined;
}

export interface CompanyFilters {
  readonly groups: ReadonlyMap<CompanyFilterKey, readonly string[]>;
  /** Ten times the minimum rating, if it is not a filter option. Null means any. */
  readonly rating: number | null;
  readonly ignored: CompanyPage['ignored'];
  readonly named: CompanyPage['named'];
}

export const ALL = 'all';

const LISTED = ['city', 'industry', 'size'] as const;

export async function readCompanyFilters(database: Database, query: CompanyFilterQuery): Promise<CompanyFilters> {
  const asked = LISTED.map((key) => ({ key, options: listedOptions(query[key]) }));
  const tokens = asked.flatMap(({ key, options }) => options.map((option) => `${key}:${option}`));
  const known = tokens.length === 0 ? new Map<string, string | null>() : await existing(database, tokens);
  const groups = new Map<CompanyFilterKey, readonly string[]>();
  const ignored: CompanyPage['ignored'][number][] = [];
  for (const { key, options } of asked) {
    const kept = options.filter((option) => known.has(`${key}:${option}`));
    if (kept.length > 0)
      groups.set(
        key,
        kept.map((option) => `${key}:${option}`),
      );
    for (const value of options) if (!kept.includes(value)) ignored.push({ parameter: key, value });
  }
  const onlyName = (key: CompanyFilterKey) => {
    const [token, ...more] = groups.get(key) ?? [];
    return token === undefined || more.length > 0 ? null : (known.get(token) ?? null);
  };
  const named = { city: onlyName('city'), industry: onlyName('industry') };
  if (query.hiring === true) groups.set('hiring', ['hiring:true']);
  const rating = query.rating === undefined ? null : Math.round(query.rating * 10);
  const step = RATING_STEPS.find((one) => one * 10 === rating);
  if (step === undefined) return { groups, rating, ignored, named };
  groups.set('rating', [`rating:${step}`]);
  return { groups, rating: null, ignored, named };
}

export function withoutFilter(filters: CompanyFilters, key: CompanyFilterKey): CompanyFilters {
  return {
    ...filters,
    groups: new Map([...filters.groups].filter(([one]) => one !== key)),
    rating: key === 'rating' ? null : filters.rating,
  };
}

export function isUnfiltered({ groups, rating }: CompanyFilters): boolean {
  return groups.size === 0 && rating === null;
}

export function hasRating({ groups, rating }: CompanyFilters): boolean {
  return rating !== null || groups.has('rating');
}

async function existing(database: Database, tokens: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const [named, counted] = await Promise.all([
    database.query(namesOfTokens, tokens),
    database.query(selectTokens, tokens),
  ]);
  return new Map([
    ...counted.map(({ token }) => [token, null] as const),
    ...named.map(({ token, name }) => [token, name] as const),
  ]);
}

export function facetsOf({ groups }: CompanyFilters): string {
  if (groups.size === 0) return ALL;
  return [...groups.values()].map((tokens) => `(${tokens.map(quoted).join('|')})`).join('&');
}

function quoted(token: string): string {
  return `'${token.replaceAll(/['\\]/g, '$&$&')}'`;
}
