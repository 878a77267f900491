import { makeAutoObservable } from 'mobx';
import type { SalaryGroup } from '@/core/research/salaries/salary';
import type { SalaryReading, SalaryScope } from '@/core/research/salaries/salary-reading.port';

/** The salaries for a role at several companies. */
export class ComparedSalariesStore {
  /** The companies in the order of choice, without those that do not exist or did not load. */
  groups: readonly SalaryGroup[] = [];
  readonly #reading: Pick<SalaryReading, 'getSalaryReport'>;
  #latest = 0;

  constructor(reading: Pick<SalaryReading, 'getSalaryReport'>) {
    this.#reading = reading;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async open(companies: readonly string[], scope: Omit<SalaryScope, 'company'>): Promise<void> {
    this.#latest += 1;
    const call = this.#latest;
    const answers = await Promise.all(companies.map((company) => this.#reading.getSalaryReport({ ...scope, company })));
    if (call !== this.#latest) return;
    this.show(
      answers.flatMap((answer) => {
        if (!answer.ok || answer.value.company === null) return [];
        const { company, figure } = answer.value;
        return [{ key: company.urlName, name: company.name, figure }];
      }),
    );
  }

  private show(groups: readonly SalaryGroup[]): void {
    this.groups = groups;
  }
}
