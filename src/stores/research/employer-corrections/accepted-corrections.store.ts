import { makeAutoObservable } from 'mobx';
import type { CompanyCorrection } from '@/core/research/employer-corrections/correction';
import type { EmployerCorrections } from '@/core/research/employer-corrections/employer-corrections.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The corrections of a company's entry that moderators accepted. */
export class AcceptedCorrectionsStore {
  private company: string | null = null;
  readonly #listed: Loadable<readonly CompanyCorrection[], { readonly company: string }>;

  constructor(corrections: Pick<EmployerCorrections, 'listCompanyCorrections'>) {
    this.#listed = new Loadable((of) => corrections.listCompanyCorrections(of));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get listed(): LoadState<readonly CompanyCorrection[]> {
    return this.#listed.state;
  }

  async open(company: string): Promise<void> {
    if (company !== this.company) this.#listed.reset();
    this.company = company;
    await this.#listed.refresh({ company });
  }

  async reload(): Promise<void> {
    if (this.company !== null) await this.#listed.load({ company: this.company });
  }
}
