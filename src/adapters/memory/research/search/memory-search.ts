import type { MemoryItem } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { itemsBeginning, itemsLike, typosOf } from '@/adapters/memory/kernel/world/memory-list-search';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import {
  MAX_FOUND_ITEMS,
  MAX_LISTED,
  MAX_TYPOS,
  MIN_POST_LETTERS,
  RESULTS_PER_TYPE,
} from '@/core/kernel/catalog/search.rules';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { postLabel } from '@/core/kernel/formatting/post-label.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { FoundType } from '@/core/research/search/found-type';
import { FOUND_TYPES } from '@/core/research/search/found-type';
import type { Search } from '@/core/research/search/search.port';
import type { NameMatch } from '@/core/research/search/search-answer.rules';
import { usefulGroupsFirst, usefulHitsFirst } from '@/core/research/search/search-answer.rules';
import { filterValuesOf, offeredFilters } from '@/core/research/search/search-filters.rules';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import { cityPagesFor, searchPageFor } from '@/core/research/search/search-pages.rules';
import type { Hit, HitGroup, SearchFilter, SearchResults, Suggestions } from '@/core/research/search/search-results';
import { toEnglishWords } from '@/core/research/search/search-words.rules';
import { hasDevanagari, transliterate } from '@/core/research/search/transliterate.rules';
import { significantWords } from '@/core/research/search/typed-words.rules';
import { CompanyRecords } from '../company/company-records';
import { usesOfSkill } from '../interviews/memory-skill-uses';
import { findSkill } from '../interviews/memory-skills';
import { SalaryRecords } from '../salaries/salary-records';

const NO_PAY = { place: null, salaries: null, medianPay: null, lowerQuartile: null, upperQuartile: null } as const;

const NAMED_TYPES = ['company', 'designation', 'skill', 'city', 'college'] as const;

export class MemorySearch implements Search {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  suggest(query: {
    readonly q?: string;
    readonly type?: FoundType;
    readonly limit?: number;
  }): Promise<Result<Suggestions, Failure>> {
    return this.#browser.ask('suggest', { query }, (): Result<Suggestions, Failure> => {
      const { q: typed, type, limit = PAGE_LENGTHS.suggestions.usual } = query;
      if (typed === undefined) return ok({ corrected: null, items: this.#mostKnown(typesOf(type), limit) });
      const q = toEnglishWords(typed);
      const types = typesOf(type).filter((one) => one !== 'post' || q.trim().length >= MIN_POST_LETTERS);
      const corrected = correctionOf(this.#browser.world, types, q);
      const items = types.flatMap((one) => this.#find(one, { terms: [q], corrected, limit }));
      return ok({ corrected, items: items.map(({ hit }) => hit) });
    });
  }

  search(query: {
    readonly q: string;
    readonly type?: FoundType;
    readonly location?: string;
    readonly industry?: string;
  }): Promise<Result<SearchResults, Failure>> {
    return this.#browser.ask('search', { query }, () => {
      const { q: typed, type, location, industry } = query;
      const q = toEnglishWords(typed);
      const terms = q.split(',').filter((term) => term.trim() !== '');
      const industries = industry?.split(',') ?? [];
      const corrected = terms.length === 1 ? correctionOf(this.#browser.world, typesOf(type), q) : null;
      const wanted = { terms, corrected, limit: MAX_FOUND_ITEMS };
      const companies = this.#find('company', wanted);
      const groups = typesOf(type).map((one) => {
        const found =
          one === 'company'
            ? companies.filter(({ hit }) => isChosen(hit, location, industries))
            : this.#find(one, wanted);
        return {
          type: one,
          total: found.length,
          items: found.slice(0, type === undefined ? RESULTS_PER_TYPE : MAX_LISTED),
        };
      });
      const some = usefulGroupsFirst(groups.filter(({ total }) => total > 0));
      const hits = companies.map(({ hit }) => hit);
      return ok({
        corrected,
        groups: some.map((group): HitGroup => ({ ...group, items: group.items.map(({ hit }) => hit) })),
        filters: typesOf(type).includes('company') ? filtersOf(hits, location, industries) : [],
      });
    });
  }

  #mostKnown(types: readonly FoundType[], limit: number): readonly Hit[] {
    const { world } = this.#browser;
    return (['company', 'designation'] as const)
      .filter((type) => types.includes(type))
      .flatMap((type) =>
        itemsOf(world, type)
          .map((item) => ({ hit: hitOf(world, type, item), id: item.id }))
          .filter(({ hit }) => knownOf(hit) > 0)
          .toSorted((one, other) => knownOf(other.hit) - knownOf(one.hit) || one.id - other.id)
          .slice(0, limit)
          .map(({ hit }) => hit),
      );
  }

  #find(type: FoundType, { terms, corrected, limit }: Wanted): readonly Found[] {
    const { world } = this.#browser;
    const typed = terms.map((term) => inLatin(searchIntent(term).name));
    const names = (corrected === null ? typed : [...typed, corrected]).map(searchKeyOf);
    const isExact = ({ name, aliases = [] }: MemoryItem): boolean =>
      [name, ...aliases].some((one) => names.includes(searchKeyOf(one)));
    const whole = (hit: Hit): Found => ({ hit, isExact: names.includes(searchKeyOf(hit.label)) });
    if (type === 'post') return postsOf(world, terms.join(' ')).slice(0, limit).map(whole);
    if (type === 'page') return pagesFor(world.records(CatalogRecords), terms.join(' ')).map(whole);
    const items = [...itemsOf(world, type), ...(type === 'skill' ? skillsCalled(world, terms) : [])];
    const found = typed.flatMap((term) => {
      const asTyped = itemsFound(items, term);
      if (asTyped.length > 0 || !term.trim().includes(' ')) return asTyped;
      return significantWords(term.trim().toLowerCase()).flatMap((word) => itemsFound(items, word));
    });
    const hits = [...new Map(found.map((item) => [item.id, item])).values()].map((item) => ({
      hit: hitOf(world, type, item),
      isExact: isExact(item),
    }));
    // Roles with figures come first even if that changes which roles are listed. For other types only the listed hits
    // are reordered.
    return type === 'designation' ? usefulHitsFirst(hits).slice(0, limit) : usefulHitsFirst(hits.slice(0, limit));
  }
}

interface Wanted {
  readonly terms: readonly string[];
  readonly corrected: string | null;
  readonly limit: number;
}

interface Found extends NameMatch {
  readonly hit: Hit;
}

function knownOf({ salaries, count }: Hit): number {
  return salaries ?? count ?? 0;
}

/** Finds items. If there are none, it finds items with a typo. */
function itemsFound(items: readonly MemoryItem[], typed: string): readonly MemoryItem[] {
  const found = itemsBeginning(items, typed);
  return (found.length > 0 ? found : itemsLike(items, typed)).slice(0, MAX_FOUND_ITEMS);
}

function skillsCalled(world: MemoryWorld, terms: readonly string[]): readonly MemoryItem[] {
  const { lists } = world.records(CatalogRecords);
  const called = terms.map((term) => findSkill(lists, searchIntent(term).name).name);
  return lists.skill.filter(({ name }) => called.includes(name));
}

function pagesFor({ lists }: CatalogRecords, typed: string): readonly Hit[] {
  const none = { type: 'page', logo: null, detail: null, rating: null, count: null, newest: null, ...NO_PAY } as const;
  const page = searchPageFor(typed);
  if (page !== null) return [{ ...none, label: page.label, urlName: page.key }];
  const placed = cityPagesFor(typed).flatMap(({ page: { label, key }, city }) => {
    const place = lists.location.find(({ name }) => name.toLowerCase() === city);
    return place === undefined
      ? []
      : [{ ...none, label: `${label} in ${place.name}`, urlName: key, place: urlNameOf(place.name) }];
  });
  return placed.slice(0, 1);
}

function typesOf(type: FoundType | undefined): readonly FoundType[] {
  return type === undefined ? FOUND_TYPES : [type];
}

function itemsOf(world: MemoryWorld, type: Exclude<FoundType, 'post' | 'page'>): readonly MemoryItem[] {
  const { lists } = world.records(CatalogRecords);
  switch (type) {
    case 'company':
      return world
        .records(CompanyRecords)
        .all.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }));
    case 'designation':
      // Among equal names the one with more salaries comes first.
      return lists.jobProfile.map((item) => ({
        ...item,
        weight: world.records(SalaryRecords).figureOf({ jobProfileId: item.id }).count,
      }));
    case 'skill':
      return lists.skill.filter(({ name }) => usesOfSkill(world, findSkill(lists, name).keys) > 0);
    case 'city':
      return lists.location;
    case 'college':
      return lists.college;
    case 'topic':
    case 'department':
      return world
        .records(CommunityRecords)
        .all.filter((community) => community.type === type)
        .map(({ entityId, name }) => ({ id: entityId, name }));
  }
}

function hitOf(world: MemoryWorld, type: Exclude<FoundType, 'post' | 'page'>, { id, name, detail }: MemoryItem): Hit {
  const none = { type, label: name, logo: null, rating: null, count: null, newest: null, ...NO_PAY };
  if (type === 'company') return companyHit(world, id, name);
  if (type === 'designation') {
    const { median, lowerQuartile, upperQuartile, count, newest } = world
      .records(SalaryRecords)
      .figureOf({ jobProfileId: id });
    const pay = newest === null ? {} : { salaries: count, medianPay: median, lowerQuartile, upperQuartile, newest };
    return { ...none, ...pay, urlName: urlNameOf(name), detail: detail ?? null };
  }
  if (type === 'city' || type === 'college') return { ...none, urlName: urlNameOf(name), detail: detail ?? null };
  if (type === 'skill') {
    const { key, keys } = findSkill(world.records(CatalogRecords).lists, name);
    return { ...none, urlName: key, detail: null, count: usesOfSkill(world, keys) };
  }
  const communities = world.records(CommunityRecords);
  const community = communities.find({ type, entityId: id });
  if (community === null) return { ...none, urlName: urlNameOf(name), detail: null };
  return { ...none, urlName: community.slug, detail: community.category, count: communities.followersOf(community) };
}

function companyHit(world: MemoryWorld, id: number, name: string): Hit {
  const company = world.records(CompanyRecords).all.find(({ companyId }) => companyId === id);
  const { reviews = 0, ratingTotal = 0, newestReview = null } = company?.figures ?? {};
  return {
    type: 'company',
    label: name,
    urlName: company?.urlName ?? '',
    logo: null,
    ...NO_PAY,
    detail: `${company?.industry ?? ''}, ${company?.hq ?? ''}`,
    rating: meanRatingOf(ratingTotal, reviews),
    count: reviews,
    newest: newestReview,
  };
}

function postsOf(world: MemoryWorld, typed: string): readonly Hit[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const holds = ({ title, content }: MemoryPost): boolean => {
    const own = `${title ?? ''} ${content}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return words.every((word, place) =>
      own.some((one) => (place === words.length - 1 ? one.startsWith(word) : one === word)),
    );
  };
  if (words.length === 0) return [];
  return world
    .records(PostRecords)
    .all.filter((post) => post.status === 'LIVE' && holds(post))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .map((post) => ({
      type: 'post',
      label: postLabel(post.title, post.content),
      urlName: post.id,
      logo: null,
      ...NO_PAY,
      detail: world.records(CommunityRecords).find(post.community)?.name ?? null,
      rating: null,
      count: post.comments.length,
      newest: post.createdAt.slice(0, 7),
    }));
}

function inLatin(text: string): string {
  return hasDevanagari(text) ? transliterate(text) : text;
}

/** Returns the name with the fewest typos, preferring whole names, or null if a name begins with the typed text. */
function correctionOf(world: MemoryWorld, types: readonly FoundType[], typed: string): string | null {
  const text = inLatin(typed);
  const lists = NAMED_TYPES.filter((type) => types.includes(type)).map((type) => itemsOf(world, type));
  if (text.trim().includes(' ') || lists.some((items) => itemsBeginning(items, text).length > 0)) return null;
  const key = searchKeyOf(text);
  const rankOf = (item: MemoryItem): number =>
    2 * (typosOf(item, key) ?? 0) + Number(item.name.length > key.length + MAX_TYPOS);
  const near = lists.flatMap((items) => itemsLike(items, text)).toSorted((one, other) => rankOf(one) - rankOf(other));
  return near[0]?.name ?? null;
}

function partsOf({ detail }: Hit): { readonly industry: string; readonly city: string } {
  const [industry = '', city = ''] = (detail ?? '').split(', ');
  return { industry, city };
}

function isChosen(hit: Hit, location: string | undefined, industries: readonly string[]): boolean {
  const { industry, city } = partsOf(hit);
  const isThere = location === undefined || urlNameOf(city) === location;
  return isThere && (industries.length === 0 || industries.includes(urlNameOf(industry)));
}

function filtersOf(
  companies: readonly Hit[],
  location: string | undefined,
  industries: readonly string[],
): readonly SearchFilter[] {
  const cities = companies.filter((hit) => isChosen(hit, undefined, industries)).map((hit) => partsOf(hit).city);
  const kinds = companies.filter((hit) => isChosen(hit, location, [])).map((hit) => partsOf(hit).industry);
  const filters = [
    { key: 'location', values: filterValuesOf(cities.map(named), [location ?? '']) },
    { key: 'industry', values: filterValuesOf(kinds.map(named), industries) },
  ] as const;
  return offeredFilters(filters, location !== undefined || industries.length > 0);
}

function named(label: string) {
  return { urlName: urlNameOf(label), label };
}
