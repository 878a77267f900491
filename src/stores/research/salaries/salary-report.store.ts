import { makeAutoObservable } from 'mobx';
import type { FindNearestPay } from '@/core/research/salaries/find-nearest-pay.use-case';
import type { NearPay } from '@/core/research/salaries/near-pay';
import type { PayUnit } from '@/core/research/salaries/pay-text';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryReading, SalaryScope } from '@/core/research/salaries/salary-reading.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The pay in a company, in a job profile, or in both. */
export class SalaryReportStore {
  unit: PayUnit = 'year';
  /** Similar figures, only if the report's own figure is withheld. */
  near: readonly NearPay[] = [];
  private scope: SalaryScope | null = null;
  readonly #nearest: Pick<FindNearestPay, 'execute'>;
  readonly #report: Loadable<SalaryReport, SalaryScope>;

  constructor(reading: Pick<SalaryReading, 'getSalaryReport'>, nearest: Pick<FindNearestPay, 'execute'>) {
    this.#nearest = nearest;
    this.#report = new Loadable((scope) => reading.getSalaryReport(scope));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<SalaryReport> {
    return this.#report.state;
  }

  get report(): SalaryReport | null {
    return this.#report.value;
  }

  /** Opens a report. Keeps the last one while loading if only the filters differ. */
  async open(scope: SalaryScope): Promise<void> {
    const isSameSubject = scope.company === this.scope?.company && scope.jobProfile === this.scope?.jobProfile;
    this.scope = scope;
    if (isSameSubject) await this.#report.refresh(scope);
    else await this.#report.load(scope);
    await this.findNear(scope);
  }

  async retry(): Promise<void> {
    if (this.scope === null) return;
    await this.#report.load(this.scope);
    await this.findNear(this.scope);
  }

  private async findNear(scope: SalaryScope): Promise<void> {
    const isWithheld = this.report?.figure.count === 0;
    const near = isWithheld ? await this.#nearest.execute(scope) : [];
    this.foundNear(scope, near);
  }

  /** A response for another scope is dropped. */
  private foundNear(scope: SalaryScope, near: readonly NearPay[]): void {
    if (this.scope === scope) this.near = near;
  }

  showIn(unit: PayUnit): void {
    this.unit = unit;
  }
}
