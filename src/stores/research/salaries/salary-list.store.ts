import { makeAutoObservable } from 'mobx';
import type { SalaryGroupPage } from '@/core/research/salaries/salary';
import type { SalaryListQuery, SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** A page of figures by company or by job profile. */
export class SalaryListStore {
  query: SalaryListQuery | null = null;
  readonly #page: Loadable<SalaryGroupPage, SalaryListQuery>;

  constructor(reading: Pick<SalaryReading, 'listSalaries'>) {
    this.#page = new Loadable((query) => reading.listSalaries(query));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<SalaryGroupPage> {
    return this.#page.state;
  }

  /** Opens a page. Keeps the earlier one while loading if both are of the same list. */
  async open(query: SalaryListQuery): Promise<void> {
    const isSameList =
      query.by === this.query?.by && query.company === this.query.company && query.jobProfile === this.query.jobProfile;
    this.query = query;
    if (isSameList) await this.#page.refresh(query);
    else await this.#page.load(query);
  }

  async retry(): Promise<void> {
    if (this.query !== null) await this.#page.load(this.query);
  }
}
