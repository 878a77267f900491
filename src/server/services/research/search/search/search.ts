import type { FoundType, SearchFilter } from '@/contract/generated/search';
import { MAX_FOUND_ITEMS, MAX_LISTED, MIN_POST_LETTERS, RESULTS_PER_TYPE } from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { NameMatch } from '@/core/research/search/search-answer.rules';
import { usefulGroupsFirst, usefulHitsFirst } from '@/core/research/search/search-answer.rules';
import { filterValuesOf, offeredFilters } from '@/core/research/search/search-filters.rules';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import { cityPagesFor, searchPageFor } from '@/core/research/search/search-pages.rules';
import { toEnglishWords } from '@/core/research/search/search-words.rules';
import type { SearchHandlers, SearchRequest, SuggestRequest } from '@/server/contract/generated/search';
import type { Database } from '@/server/platform/database';
import type { FoundNames } from './found-names';
import { NameFinder } from './found-names';
import {
  presentCommunity,
  presentCompany,
  presentHit,
  presentPage,
  presentPost,
  presentRoleInCity,
} from './search.presenter';
import { keysOf } from './typed-text';

type Hit = ReturnType<typeof presentHit>;

interface Group {
  readonly type: FoundType;
  readonly total: number;
  readonly items: readonly (NameMatch & { readonly hit: Hit })[];
}

const ALL: readonly FoundType[] = [
  'page',
  'company',
  'designation',
  'skill',
  'city',
  'college',
  'topic',
  'department',
  'post',
];
const NAMED = [
  { type: 'designation', list: 'jobProfile' },
  { type: 'skill', list: 'skill' },
  { type: 'city', list: 'location' },
  { type: 'college', list: 'college' },
] as const;

const MAX_TERMS = 6;

interface AnswersToTexts {
  readonly suggest: (request: Pick<SuggestRequest, 'query'>) => ReturnType<SearchHandlers['suggest']>;
  readonly search: (request: Pick<SearchRequest, 'query'>) => ReturnType<SearchHandlers['search']>;
}

export function createSearch(database: Database): AnswersToTexts {
  const finder = new NameFinder(database);

  /** Finds roles for a designation and a city together. */
  async function rolesInCity(types: readonly FoundType[], terms: readonly string[]): Promise<readonly Hit[]> {
    const [term, ...others] = terms;
    if (term === undefined || others.length > 0 || !types.includes('designation')) return [];
    const found = await finder.roleInCity(term);
    return found === null ? [] : [presentRoleInCity(found)];
  }

  /** Finds pages that the text asks for, also for a city. */
  async function pagesFor(types: readonly FoundType[], typed: string): Promise<readonly Hit[]> {
    if (!types.includes('page')) return [];
    const page = searchPageFor(typed);
    if (page !== null) return [presentPage(page)];
    const placed = cityPagesFor(typed).map((one) => ({ ...one, key: searchKeyOf(one.city) }));
    const city = await finder.cityCalled(placed.map(({ key }) => key));
    const asked = placed.find(({ key }) => key === city?.key);
    return asked === undefined ? [] : [presentPage(asked.page, city)];
  }

  return {
    async suggest({ query: { q: typed, type, limit } }) {
      const types = type === undefined ? ALL : [type];
      if (typed === undefined) return suggested(await finder.mostKnown(types, limit), types, { limit, terms: [] });
      const q = toEnglishWords(typed);
      const terms = keysOf([searchIntent(q).name]);
      if (terms.length === 0) return { status: 200, body: { corrected: null, items: [] } };
      const words = q.trim().length < MIN_POST_LETTERS ? '' : wordsFor(types, q);
      const found = await finder.find(terms, { types, names: limit, words, posts: limit });
      return suggested(found, types, { limit, terms }, [
        ...(await pagesFor(types, q)),
        ...(await rolesInCity(types, terms)),
      ]);
    },

    async search({ query: { q: typed, type, location, industry } }) {
      const q = toEnglishWords(typed);
      const types = type === undefined ? ALL : [type];
      const shown = type === undefined ? RESULTS_PER_TYPE : MAX_LISTED;
      const texts = q.split(',').slice(0, MAX_TERMS);
      const terms = keysOf(texts.map((text) => searchIntent(text).name));
      if (terms.length === 0) return { status: 200, body: { corrected: null, groups: [], filters: [] } };
      const words = wordsFor(types, texts.join(' '));
      const found = await finder.find(terms, { types, names: MAX_FOUND_ITEMS, words, posts: shown });
      const { chosen, filters } = filterCompanies(companiesIn(found), location ?? null, industry?.split(',') ?? []);
      const ofCompanies: Group = {
        type: 'company',
        total: chosen.length,
        items: chosen.slice(0, shown),
      };
      const pages = await pagesFor(types, q);
      const roles = await rolesInCity(types, terms);
      const groups = usefulGroupsFirst(
        [
          { type: 'page' as const, total: pages.length, items: pages.map(exactly) },
          { type: 'designation' as const, total: roles.length, items: roles.map(exactly) },
          ...(roles.length > 0 ? [] : [ofCompanies]),
          ...groupsOf(found, types, { limit: shown, terms }).filter(
            (group) => roles.length === 0 || group.type === 'post',
          ),
        ].filter(({ total }) => total > 0),
      );
      const body = {
        corrected: found.corrected,
        groups: groups.map((group) => ({ ...group, items: group.items.map(({ hit }) => hit) })),
        filters,
      };
      return { status: 200, body };
    },
  };
}

interface Wanted {
  readonly limit: number;
  readonly terms: readonly string[];
}

function suggested(found: FoundNames, types: readonly FoundType[], wanted: Wanted, first: readonly Hit[] = []) {
  const others = groupsOf(found, types, wanted).flatMap(({ items }) => items);
  const items = [...first, ...[...companiesIn(found), ...others].map(({ hit }) => hit)];
  return { status: 200 as const, body: { corrected: found.corrected, items } };
}

function exactly(hit: Hit) {
  return { hit, isExact: true };
}

function wordsFor(types: readonly FoundType[], typed: string): string {
  return types.includes('post') ? typed : '';
}

function companiesIn({ names }: FoundNames) {
  return usefulHitsFirst(
    names.flatMap((name) => {
      const { company: row, is_exact: isExact } = name;
      return row === null ? [] : [{ row, hit: presentCompany(name, row), isExact }];
    }),
  );
}

function groupsOf(
  { names, communities, posts }: FoundNames,
  types: readonly FoundType[],
  { limit, terms }: Wanted,
): readonly Group[] {
  const named = NAMED.map(({ type, list }): Group => {
    const all = names
      .filter((item) => item.list === list)
      .map((item) => ({ hit: presentHit(type, item), isExact: item.is_exact }));
    return { type, total: all.length, items: usefulHitsFirst(all).slice(0, limit) };
  });
  const withExactness = (hit: Hit) => ({ hit, isExact: terms.includes(searchKeyOf(hit.label)) });
  const ofCommunities = types.flatMap((type): readonly Group[] => {
    const own = communities.filter((community) => community.type === type);
    return own.length === 0
      ? []
      : [{ type, total: own.length, items: own.slice(0, limit).map(presentCommunity).map(withExactness) }];
  });
  const ofPosts: Group = {
    type: 'post',
    total: posts[0]?.total ?? 0,
    items: posts.map(presentPost).map(withExactness),
  };
  return [...named, ...ofCommunities, ofPosts];
}

interface Filterable {
  readonly row: { readonly headquarters: string; readonly industry: string; readonly industry_slug: string };
}

function filterCompanies<Company extends Filterable>(
  companies: readonly Company[],
  location: string | null,
  industries: readonly string[],
): { readonly chosen: readonly Company[]; readonly filters: readonly SearchFilter[] } {
  const isThere = ({ row }: Company): boolean => location === null || urlNameOf(row.headquarters) === location;
  const isOfIndustry = ({ row }: Company): boolean => industries.length === 0 || industries.includes(row.industry_slug);
  const cities = companies
    .filter(isOfIndustry)
    .map(({ row: { headquarters } }) => ({ urlName: urlNameOf(headquarters), label: headquarters }));
  const kinds = companies.filter(isThere).map(({ row }) => ({ urlName: row.industry_slug, label: row.industry }));
  const filters = [
    { key: 'location', values: filterValuesOf(cities, [location ?? '']) },
    { key: 'industry', values: filterValuesOf(kinds, industries) },
  ] as const;
  return {
    chosen: companies.filter((company) => isThere(company) && isOfIndustry(company)),
    filters: offeredFilters(filters, location !== null || industries.length > 0),
  };
}
