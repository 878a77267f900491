import { makeAutoObservable } from 'mobx';
import type { SalaryLineRole } from '@/core/research/headline-stats/salary-line';
import { salaryLineOf } from '@/core/research/headline-stats/salary-line';
import type { SalaryGroupPage } from '@/core/research/salaries/salary';
import type { SalaryListQuery, SalaryReading } from '@/core/research/salaries/salary-reading.port';
import { Loadable } from '@/stores/kernel/common/loadable';

const MAX_ROLES = 20;

/** The salary chart on Home. It is empty until it is loaded, or if that fails. */
export class SalaryLineStore {
  readonly #roles: Loadable<SalaryGroupPage, SalaryListQuery>;

  constructor(salaries: Pick<SalaryReading, 'listSalaries'>) {
    this.#roles = new Loadable((query) => salaries.listSalaries(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get line(): readonly SalaryLineRole[] {
    return salaryLineOf(this.#roles.value?.items ?? []);
  }

  get isLoading(): boolean {
    return this.#roles.state.state === 'loading';
  }

  async load(): Promise<void> {
    await this.#roles.loadOnce({ by: 'jobProfile', limit: MAX_ROLES });
  }
}
