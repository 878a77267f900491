import { makeAutoObservable, when } from 'mobx';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { Company } from '@/core/research/company/company';
import type { CompanyReading } from '@/core/research/company/company.port';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The company of the user's career status. */
export class OwnCompanyStore implements PersonalStore {
  readonly #company: Loadable<Company, string>;
  readonly #own: Pick<ProfileStore, 'profile' | 'state'>;

  constructor(companies: Pick<CompanyReading, 'getCompany'>, own: Pick<ProfileStore, 'profile' | 'state'>) {
    this.#company = new Loadable((urlName) => companies.getCompany({ urlName }));
    this.#own = own;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Null if the career status names no company, or one that is not listed by that name. */
  get company(): Company | null {
    const { value } = this.#company;
    return value !== null && value.companyName === this.name ? value : null;
  }

  async load(): Promise<void> {
    // A first page loads the profile concurrently.
    await when(() => this.#own.state.state !== 'loading');
    const { name } = this;
    if (name !== null) await this.#company.load(urlNameOf(name));
  }

  forget(): void {
    this.#company.reset();
  }

  private get name(): string | null {
    return this.#own.profile?.careerStatus?.working?.companyName ?? null;
  }
}
