import { makeAutoObservable } from 'mobx';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { AppliedFilters } from '@/core/research/search/applied-filters';
import { chooseValue, clearFilter } from '@/core/research/search/applied-filters';
import type { FoundType, SearchType } from '@/core/research/search/found-type';
import { ALL_TYPES, FOUND_TYPES, SEARCH_TYPES, searchTypeOf } from '@/core/research/search/found-type';
import type { Search } from '@/core/research/search/search.port';
import type { SearchAddress, SearchSection } from '@/core/research/search/search-address';
import { buildSearchAddress, NO_SEARCH, parseSearchAddress, termsOf } from '@/core/research/search/search-address';
import { topAnswerOf } from '@/core/research/search/search-answer.rules';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import type {
  FilterKey,
  FilterValue,
  Hit,
  HitGroup,
  SearchFilter,
  SearchResults,
  Suggestions,
} from '@/core/research/search/search-results';
import { sectionAddress } from '@/core/research/search/section-address';
import { withSectionWord } from '@/core/research/search/word-search';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';
import { STARTERS } from './search-box.store';

const FILTER_KEYS: readonly FilterKey[] = ['location', 'industry'];

export interface SearchStats {
  readonly total: number;
  readonly byType: Readonly<Partial<Record<FoundType, number>>>;
}

/** The results of the search in the address (EN-SEARCH). */
export class SearchStore {
  address: SearchAddress = NO_SEARCH;
  readonly #results: Loadable<SearchResults, SearchAddress>;
  readonly #starters: Loadable<Suggestions>;
  readonly #navigation: Pick<NavigationStore, 'go' | 'path' | 'search'>;

  constructor(search: Search, navigation: Pick<NavigationStore, 'go' | 'path' | 'search'>) {
    this.#navigation = navigation;
    this.#results = new Loadable((address) => search.search(queryOf(address)));
    this.#starters = new Loadable(() => search.suggest({ limit: STARTERS }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<SearchResults> {
    return this.#results.state;
  }

  get results(): readonly HitGroup[] {
    return this.#results.value?.groups ?? [];
  }

  /** The best-known items of a type, for the page before a search. */
  startersOf(type: FoundType): readonly Hit[] {
    return (this.#starters.value?.items ?? []).filter((hit) => hit.type === type);
  }

  get corrected(): string | null {
    return this.#results.value?.corrected ?? null;
  }

  get filters(): readonly SearchFilter[] {
    return this.#results.value?.filters ?? [];
  }

  get ignored(): readonly string[] {
    const { Type } = this.address;
    return Type === '' || SEARCH_TYPES.some(({ type }) => type === Type) ? [] : [Type];
  }

  /** Chosen filter values without a matching company. Empty while companies are not searched. */
  get withoutHits(): readonly string[] {
    if (this.state.state !== 'ready' || (this.searchType.type !== 'all' && this.searchType.type !== 'company'))
      return [];
    const known = new Set(this.filters.flatMap(({ key, values }) => values.map(({ urlName }) => `${key} ${urlName}`)));
    return FILTER_KEYS.flatMap((key) =>
      (this.appliedFilter[key] ?? [])
        .map(({ urlName }) => urlName)
        .filter((urlName) => !known.has(`${key} ${urlName}`)),
    );
  }

  get searchType(): SearchType {
    return this.address.Type === '' ? ALL_TYPES : searchTypeOf(this.address.Type);
  }

  get stats(): SearchStats {
    const byType = Object.fromEntries(this.results.map(({ type, total }) => [type, total]));
    return { total: this.results.reduce((sum, { total }) => sum + total, 0), byType };
  }

  get hasNoHit(): boolean {
    return this.text !== '' && this.state.state === 'ready' && this.stats.total === 0;
  }

  get text(): string {
    return termsOf(this.address).join(', ');
  }

  get name(): string {
    return searchIntent(this.text.replaceAll(',', ' ')).name;
  }

  get section(): SearchSection | null {
    return this.address.section ?? searchIntent(this.address.q).section;
  }

  /**
   * The best match with a figure, found by its name or a prefix. Null if a type, section or filter is chosen, which
   * requests a list.
   */
  get answer(): Hit | null {
    if (this.searchType.type !== 'all' || this.section !== null || this.hasFilters) return null;
    return topAnswerOf(this.results, this.corrected ?? this.name);
  }

  get appliedFilter(): AppliedFilters {
    const { location, industry } = this.address;
    return { location: valuesOf(location), industry: valuesOf(industry) };
  }

  sectionAddress(screens: Screens): string | null {
    const { company, jobProfile } = this.address;
    const urlName = company === '' ? jobProfile : company;
    const isFound = urlName === '' || this.results.some(({ items }) => items.some((hit) => hit.urlName === urlName));
    return isFound ? sectionAddress(screens, this.address) : null;
  }

  async open(): Promise<void> {
    const { path, search } = this.#navigation;
    const parsed = parseSearchAddress(path, search);
    if (parsed === null) return this.reset();
    const address = { ...parsed, q: withSectionWord(parsed.q, queryValue(parseAddress(search).query, 'word') ?? '') };
    this.address = address;
    if (this.text !== '') return this.#results.load(address);
    this.#results.reset();
    await this.#starters.loadOnce();
  }

  async retry(): Promise<void> {
    await this.open();
  }

  /** Resets the search, so that the next one begins with all types. */
  reset(): void {
    this.address = NO_SEARCH;
    this.#results.reset();
  }

  addressOfType(type: SearchType['type']): string {
    return buildSearchAddress({ ...this.address, Type: type === 'all' ? '' : type });
  }

  addressOfValue(key: FilterKey, value: FilterValue): string {
    const isChosen = this.isChosen(key, value);
    const next =
      isChosen && key === 'location'
        ? clearFilter(this.appliedFilter, key)
        : chooseValue(this.appliedFilter, key, value);
    return this.addressWith(next);
  }

  isChosen(key: FilterKey, { urlName }: FilterValue): boolean {
    return (this.appliedFilter[key] ?? []).some((one) => one.urlName === urlName);
  }

  get hasFilters(): boolean {
    return Object.values(this.appliedFilter).some((values) => values.length > 0);
  }

  get addressWithoutFilters(): string {
    return this.addressWith({});
  }

  private addressWith({ location = [], industry = [] }: AppliedFilters): string {
    return buildSearchAddress({ ...this.address, location: textOf(location), industry: textOf(industry) });
  }
}

function valuesOf(text: string): readonly FilterValue[] {
  return [...new Set(text.split(',').filter(Boolean))].map((urlName) => ({ urlName }));
}

function textOf(values: readonly FilterValue[]): string {
  return values.map(({ urlName }) => urlName).join(',');
}

function queryOf(address: SearchAddress): Parameters<Search['search']>[0] {
  const { Type, location, industry } = address;
  const type = FOUND_TYPES.find((one) => one === Type);
  return {
    q: termsOf(address).join(',').slice(0, 200),
    ...(type === undefined ? {} : { type }),
    ...(location === '' ? {} : { location: location.slice(0, 120) }),
    ...(industry === '' ? {} : { industry: industry.slice(0, 600) }),
  };
}
