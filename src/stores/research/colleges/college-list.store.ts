import { makeAutoObservable } from 'mobx';
import type {
  CollegeFilter,
  CollegeFilterKey,
  CollegeFilterParameters,
  CollegePage,
} from '@/core/research/colleges/college';
import type { CollegeQuery } from '@/core/research/colleges/college-filters';
import {
  COLLEGES_PATH,
  collegeAddressOf,
  collegeParametersOf,
  collegeQueryOf,
  hasFilters,
  withoutFilters,
  withToggled,
} from '@/core/research/colleges/college-filters';
import type { Colleges } from '@/core/research/colleges/colleges.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The list of colleges: the filters of the address, its page, and the filter options. */
export class CollegeListStore {
  private address = COLLEGES_PATH;
  readonly #page: Loadable<CollegePage, CollegeFilterParameters & { readonly page: number }>;
  readonly #filters: Loadable<readonly CollegeFilter[], CollegeFilterParameters>;

  constructor(colleges: Pick<Colleges, 'listColleges' | 'listCollegeFilters'>) {
    this.#page = new Loadable((query) => colleges.listColleges(query));
    this.#filters = new Loadable((query) => colleges.listCollegeFilters(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get page(): LoadState<CollegePage> {
    return this.#page.state;
  }

  get filters(): readonly CollegeFilter[] {
    return this.#filters.value ?? [];
  }

  get query(): CollegeQuery {
    return collegeQueryOf(this.address);
  }

  get hasFilters(): boolean {
    return hasFilters(this.query);
  }

  get ignored(): readonly string[] {
    const { state } = this.#page;
    return state.state === 'ready' ? state.value.ignored.map(({ value }) => value) : [];
  }

  get addressWithoutFilters(): string {
    return collegeAddressOf(withoutFilters(this.query));
  }

  addressWith(key: CollegeFilterKey, option: string): string {
    return collegeAddressOf(withToggled(this.query, key, option));
  }

  addressOfPage(page: number): string {
    return collegeAddressOf({ ...this.query, page });
  }

  addressWithName(name: string): string {
    return collegeAddressOf({ ...this.query, name, page: 1 });
  }

  async show(address: string): Promise<void> {
    this.address = address;
    await this.reload();
  }

  async reload(): Promise<void> {
    const parameters = collegeParametersOf(this.query);
    await Promise.all([this.#page.load({ ...parameters, page: this.query.page }), this.#filters.refresh(parameters)]);
  }
}
