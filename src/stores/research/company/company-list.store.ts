import { makeAutoObservable } from 'mobx';
import { ok } from '@/core/kernel/common/result';
import type { CompanyListing } from '@/core/research/company/company.port';
import type {
  CompanyFilter,
  CompanyFilterKey,
  CompanyFilterParameters,
  CompanyPage,
  CompanyQuery,
  CompanySort,
} from '@/core/research/company/company-filters';
import {
  companyAddressOf,
  companyParametersOf,
  companyQueryOf,
  hasFilters,
  withoutFilters,
  withToggled,
} from '@/core/research/company/company-filters';
import type { CompanyListName } from '@/core/research/company/company-list-name';
import { COMPANIES_PATH } from '@/core/research/company/company-list-name';
import type { Tenure } from '@/core/research/tenure/tenure.port';
import type { CompanyTenure, TenureFigure } from '@/core/research/tenure/tenure.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

const ANY: CompanyListName = { city: null, industry: null };

/** The list of companies: the filters of the address, its page, and the filter options. */
export class CompanyListStore {
  private address = COMPANIES_PATH;
  readonly #page: Loadable<
    CompanyPage & { readonly tenure: readonly CompanyTenure[] },
    CompanyFilterParameters & { readonly sort: CompanySort; readonly page: number }
  >;
  readonly #filters: Loadable<readonly CompanyFilter[], CompanyFilterParameters>;

  constructor(listing: CompanyListing, tenure: Pick<Tenure, 'listTenureFacts'>) {
    // Waits for the facts before the page shows. They add lines to rows, which would otherwise move.
    this.#page = new Loadable(async (query) => {
      const page = await listing.listCompanies(query);
      if (!page.ok) return page;
      const companies = page.value.items.map(({ urlName }) => urlName).join(',');
      const facts = companies === '' ? null : await tenure.listTenureFacts({ companies });
      return ok({ ...page.value, tenure: facts?.ok ? facts.value : [] });
    });
    this.#filters = new Loadable((query) => listing.listCompanyFilters(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get page(): LoadState<CompanyPage> {
    return this.#page.state;
  }

  tenureOf(urlName: string): readonly TenureFigure[] {
    return this.#page.value?.tenure.find((company) => company.urlName === urlName)?.figures ?? [];
  }

  get named(): CompanyListName {
    const { state } = this.#page;
    return state.state === 'ready' ? state.value.named : ANY;
  }

  get filters(): readonly CompanyFilter[] {
    return this.#filters.value ?? [];
  }

  get query(): CompanyQuery {
    return companyQueryOf(this.address);
  }

  get hasFilters(): boolean {
    return hasFilters(this.query);
  }

  get ignored(): readonly string[] {
    const { state } = this.#page;
    const unknown = state.state === 'ready' ? state.value.ignored : [];
    return [...this.query.ignored, ...unknown].map(({ value }) => value);
  }

  get addressWithoutFilters(): string {
    return companyAddressOf(withoutFilters(this.query));
  }

  addressWith(key: CompanyFilterKey, option: string): string {
    return companyAddressOf(withToggled(this.query, key, option));
  }

  addressSorted(sort: CompanySort): string {
    return companyAddressOf({ ...this.query, sort, page: 1 });
  }

  addressOfPage(page: number): string {
    return companyAddressOf({ ...this.query, page });
  }

  async show(address: string): Promise<void> {
    this.address = address;
    await this.reload();
  }

  async reload(): Promise<void> {
    const { sort, page } = this.query;
    const parameters = companyParametersOf(this.query);
    await Promise.all([this.#page.load({ ...parameters, sort, page }), this.#filters.refresh(parameters)]);
  }
}
