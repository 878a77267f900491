import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { PayComparison, PayGroup, PaySubject } from './fair-pay.rules';
import { comparedGroupsOf, isCompared, payGroupKey, payGroupsOf } from './fair-pay.rules';

/**
 * Finds the groups to compare pay with. No call contains the pay. Unknown companies and places are skipped. Fails with
 * `notFound` if the role itself is unknown.
 */
export class FindPayGroup {
  readonly #reading: Pick<SalaryReading, 'getSalaryReport'>;

  constructor(reading: Pick<SalaryReading, 'getSalaryReport'>) {
    this.#reading = reading;
  }

  async execute(subject: PaySubject): Promise<Result<PayComparison, Failure>> {
    const [tried, compared] = [payGroupsOf(subject), comparedGroupsOf(subject)];
    const asked = new Map<string, ReturnType<SalaryReading['getSalaryReport']>>();
    for (const group of [...tried, ...compared]) {
      if (!asked.has(payGroupKey(group))) asked.set(payGroupKey(group), this.#reading.getSalaryReport(group));
    }
    const known = new Map<string, SalaryReport>();
    for (const [key, answer] of asked) {
      const report = await answer;
      if (report.ok) known.set(key, report.value);
      else if (report.failure.kind !== 'notFound') return report;
    }
    const reportsOf = (groups: readonly PayGroup[]) =>
      groups.flatMap((group) => {
        const report = known.get(payGroupKey(group));
        return report !== undefined && isWhole(report, group) ? [report] : [];
      });
    const found = reportsOf(tried);
    const closest = found.find(({ figure }) => isCompared(figure)) ?? found.at(-1);
    return closest === undefined ? fail(NO_GROUP) : ok({ closest, groups: reportsOf(compared) });
  }
}

/**
 * Returns true if the service applied all filters. The service ignores unknown filters, and a wider group must not
 * appear as a closer one.
 */
function isWhole({ leftOut }: SalaryReport, group: PayGroup): boolean {
  return !leftOut.some((filter) => filter !== 'employment' && group[filter] !== undefined);
}

const NO_GROUP: Failure = { kind: 'notFound', status: null, code: 'noGroup', message: '', fields: {} };
