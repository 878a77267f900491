import { makeAutoObservable } from 'mobx';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { AppliedFilters } from '@/core/research/search/applied-filters';
import { chooseValue, clearFilter } from '@/core/research/search/applied-filters';
import type { FoundType, SearchType } from '@/core/research/search/found-type';
import { ALL_TYPES, FOUND_TYPES, SEARCH_TYPES, searchTypeOf } from '@/core/research/search/found-type';
import type { Search } from '@/core/research/search/search.port';
import type { SearchAddress, SearchSection } from '@/core/research/search/search-address';
import { buildSearchAddress, NO_SEARCH, parseSearchAddress, termsOf } from '@/core/research/search/search-address';
import { searchIntent } from '@/core/research/search/search-intent.rules';
import type {
  FilterKey,
  FilterValue,
  HitGroup,
  SearchFilter,
  SearchResults,
} from '@/core/research/search/search-results';
import { sectionAddress } from '@/core/research/search/section-address';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { NavigationStore } from '@/stores/kernel/navigation/navigation.store';

const FILTER_KEYS: readonly FilterKey[] = ['location', 'industry'];

export interface SearchStats {
  readonly total: number;
  readonly byType: Readonly<Partial<Record<FoundType, number>>>;
}

/** The results of the search in the address (EN-SEARCH). */
export class SearchStore {
  address: SearchAddress = NO_SEARCH;
  readonly #results: Loadable<SearchResults, SearchAddress>;
  readonly #navigation: Pick<NavigationStore, 'go' | 'path' | 'search'>;

  constructor(search: Search, navigation: Pick<NavigationStore, 'go' | 'path' | 'search'>) {
    this.#navigation = navigation;
    this.#results = new Loadable((address) => search.search(queryOf(address)));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<SearchResults> {
    return this.#results.state;
  }

  get results(): readonly HitGroup[] {
    return this.#results.value?.groups ?? [];
  }

  get corrected(): string | null {
    return this.#results.value?.corrected ?? null;
  }

  get filters(): readonly SearchFilter[] {
    return this.#results.value?.filters ?? [];
  }

  /** Types of results in the address that do not exist: all are shown in their place. */
  get ignored(): readonly string[] {
    const { Type } = this.address;
    return Type === '' || SEARCH_TYPES.some(({ type }) => type === Type) ? [] : [Type];
  }

  /** Chosen values of filters that no company found has; empty while companies are not looked for. */
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

  /** The numbers of hits of all types, or of the one type that is shown. */
  get stats(): SearchStats {
    const byType = Object.fromEntries(this.results.map(({ type, total }) => [type, total]));
    return { total: this.results.reduce((sum, { total }) => sum + total, 0), byType };
  }

  /** Something was searched for, and nothing of any type was found. */
  get hasNoHit(): boolean {
    return this.text !== '' && this.state.state === 'ready' && this.stats.total === 0;
  }

  /** The text that results are shown for; empty if nothing is searched for. */
  get text(): string {
    return termsOf(this.address).join(', ');
  }

  /** The text without the words that ask for a section. */
  get name(): string {
    return searchIntent(this.text.replaceAll(',', ' ')).name;
  }

  /** The section that the address or its words ask for; null for none. */
  get section(): SearchSection | null {
    return this.address.section ?? searchIntent(this.address.q).section;
  }

  /** The chosen values by the filters' keys (EN-FILTERS). */
  get appliedFilter(): AppliedFilters {
    const { location, industry } = this.address;
    return { location: valuesOf(location), industry: valuesOf(industry) };
  }

  /** Returns the page of a section that the address filters; null for none, and where the named company or role is not among the results. */
  sectionAddress(screens: Screens): string | null {
    const { company, jobProfile } = this.address;
    const urlName = company === '' ? jobProfile : company;
    const isFound = urlName === '' || this.results.some(({ items }) => items.some((hit) => hit.urlName === urlName));
    return isFound ? sectionAddress(screens, this.address) : null;
  }

  /** Loads the results of the page's address. */
  async open(): Promise<void> {
    const address = parseSearchAddress(this.#navigation.path, this.#navigation.search);
    if (address === null) return this.reset();
    this.address = address;
    if (this.text === '') this.#results.reset();
    else await this.#results.load(address);
  }

  /** Loads them again, after a failure. */
  async retry(): Promise<void> {
    await this.open();
  }

  /** Forgets the search; the next one begins with all types. */
  reset(): void {
    this.address = NO_SEARCH;
    this.#results.reset();
  }

  addressOfType(type: SearchType['type']): string {
    return buildSearchAddress({ ...this.address, Type: type === 'all' ? '' : type });
  }

  /** Returns the address with a filter's value chosen, or not chosen any more. */
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

  /** The address of the same search without filters. */
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
