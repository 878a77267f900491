import { makeAutoObservable } from 'mobx';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { NearCompany } from '@/core/research/company/company-card';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** Listed companies with names similar to one that the user is about to add. */
export class NearCompaniesStore {
  readonly #near: Loadable<readonly NearCompany[], string>;

  constructor(companies: Pick<CompanyReading, 'listNearCompanies'>) {
    this.#near = new Loadable<readonly NearCompany[], string>((name) => companies.listNearCompanies({ name }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<readonly NearCompany[]> {
    return this.#near.state;
  }

  find(name: string): Promise<void> {
    return this.#near.load(name);
  }
}
