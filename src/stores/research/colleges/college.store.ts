import { makeAutoObservable } from 'mobx';
import type { College } from '@/core/research/colleges/college';
import type { Colleges } from '@/core/research/colleges/colleges.port';
import type { CompanyListing } from '@/core/research/company/company.port';
import type { CompanyCard } from '@/core/research/company/company-card';
import type { CompanyPage } from '@/core/research/company/company-filters';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

const MAX_EMPLOYERS = 5;

/** The college whose page is open, with the most reviewed employers of its city. */
export class CollegeStore {
  private urlName = '';
  readonly #college: Loadable<College, { readonly urlName: string }>;
  readonly #employers: Loadable<CompanyPage, { readonly city: string; readonly limit: number }>;

  constructor(colleges: Pick<Colleges, 'getCollege'>, companies: Pick<CompanyListing, 'listCompanies'>) {
    this.#employers = new Loadable((query) => companies.listCompanies(query));
    this.#college = new Loadable((path) => colleges.getCollege(path));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<College> {
    return this.#college.state;
  }

  get college(): College | null {
    return this.#college.value;
  }

  get employers(): readonly CompanyCard[] {
    return (this.college?.around?.companies ?? 0) === 0 ? [] : (this.#employers.value?.items ?? []);
  }

  async open(urlName: string): Promise<void> {
    this.urlName = urlName;
    await this.reload();
  }

  async reload(): Promise<void> {
    await this.#college.load({ urlName: this.urlName });
    await this.loadEmployers();
  }

  private async loadEmployers(): Promise<void> {
    const around = this.college?.around ?? null;
    if (around === null || around.companies === 0) return;
    await this.#employers.load({ city: around.cityUrl, limit: MAX_EMPLOYERS });
  }
}
