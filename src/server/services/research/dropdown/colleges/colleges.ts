import { LRUCache } from 'lru-cache';
import type { CollegeFilter, CollegeFilterKey, CollegePage } from '@/contract/generated/dropdown';
import { MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { collegeRefusals } from '@/core/research/colleges/college-refusals.rules';
import { MAX_NEAR } from '@/core/research/company/company-limits.rules';
import type { DropdownHandlers } from '@/server/contract/generated/dropdown';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { allowedTypos } from '@/server/services/kernel/dropdown/catalog/allowed-typos';
import { itemsLike } from '@/server/services/kernel/dropdown/catalog/catalog.queries';
import type { cardColumns } from './colleges.queries';
import { collegeByUrlName, countMatching, existingOptions, filterOptions, matchingColleges } from './colleges.queries';

type CollegeOperations = 'listColleges' | 'listCollegeFilters' | 'getCollege';

interface Filters {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly ownership?: string | undefined;
}

const KEYS: readonly CollegeFilterKey[] = ['state', 'kind', 'ownership'];

const OPTIONS_LIFETIME_MS = 20_000;

export interface CollegesDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createColleges({ database, now }: CollegesDeps): Pick<DropdownHandlers, CollegeOperations> {
  const options = new LRUCache<'all', ReadonlySet<string>>({
    max: 1,
    ttl: OPTIONS_LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async () => {
      const rows = await database.query(existingOptions);
      return new Set(rows.map(({ key, url_name }) => `${key}:${url_name}`));
    },
  });

  async function known(filters: Filters) {
    const key = searchKeyOf(filters.q ?? '');
    const { state: states, kind: kinds, ownership: owners } = filters;
    const asked = { state: listedOptions(states), kind: listedOptions(kinds), ownership: listedOptions(owners) };
    const isEmpty = KEYS.every((name) => asked[name].length === 0);
    const listed = isEmpty ? new Set() : await options.forceFetch('all');
    const existing = (name: CollegeFilterKey) => asked[name].filter((option) => listed.has(`${name}:${option}`));
    return {
      key,
      values: [key, `${key}\u{10FFFF}`, existing('state'), existing('kind'), existing('ownership')] as const,
      ignored: KEYS.flatMap((parameter) => {
        const kept = existing(parameter);
        return asked[parameter].filter((option) => !kept.includes(option)).map((value) => ({ parameter, value }));
      }),
    };
  }

  async function near(key: string) {
    if (key.length < MIN_TYPO_LENGTH) return [];
    const rows = await database.query(itemsLike, 'college', key, allowedTypos(key), MAX_NEAR, false);
    return rows.map(({ name, detail }) => ({ urlName: urlNameOf(name), name, city: detail }));
  }

  return {
    async listColleges({ query }) {
      const { key, values, ignored } = await known(query);
      const { page, limit } = query;
      const [rows, [counted]] = await Promise.all([
        database.query(matchingColleges, ...values, limit, (page - 1) * limit),
        database.query(countMatching, ...values),
      ]);
      const total = counted?.total ?? 0;
      const items = rows.map((row) => ({ ...presentFacts(row), nearbyCompanies: row.nearby_companies }));
      const body: CollegePage = { items, page, limit, total, ignored, near: total > 0 ? [] : await near(key) };
      return { status: 200, body };
    },

    async listCollegeFilters({ query }) {
      const { values } = await known(query);
      const rows = await database.query(filterOptions, ...values);
      const body: CollegeFilter[] = KEYS.map((key) => ({
        key,
        options: rows
          .filter((row) => row.key === key)
          .map(({ url_name, name, count }) => ({ urlName: url_name, name, count })),
      }));
      return { status: 200, body };
    },

    async getCollege({ path }) {
      const [row] = await database.query(collegeByUrlName, path.urlName.toLowerCase());
      if (row === undefined) throw new Problem(404, 'college_not_found', collegeRefusals.notFound);
      const { aliases, domain, city_slug: cityUrl, companies, jobs } = row;
      const around = cityUrl === null ? null : { cityUrl, companies, jobs: jobs ?? 0 };
      return { status: 200, body: { ...presentFacts(row), otherNames: [...aliases], domain, around } };
    },
  };
}

function presentFacts({ slug, name, city, state, kind, ownership, logo }: RowOf<typeof cardColumns>) {
  return { urlName: slug, name, city, state, kind, ownership, logo };
}
