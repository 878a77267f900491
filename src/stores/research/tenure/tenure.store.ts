import { makeAutoObservable } from 'mobx';
import type { Tenure } from '@/core/research/tenure/tenure.port';
import type { TenureFigures } from '@/core/research/tenure/tenure.rules';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The figures of joining, staying at and leaving one company. */
export class TenureStore {
  private company = '';
  readonly #figures: Loadable<TenureFigures, { readonly company: string }>;

  constructor(tenure: Pick<Tenure, 'getTenureFigures'>) {
    this.#figures = new Loadable((query) => tenure.getTenureFigures(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get figures(): LoadState<TenureFigures> {
    return this.#figures.state;
  }

  async open(company: string): Promise<void> {
    if (company !== this.company) this.#figures.reset();
    this.company = company;
    await this.#figures.loadOnce({ company });
  }

  async reload(): Promise<void> {
    await this.#figures.refresh({ company: this.company });
  }
}
