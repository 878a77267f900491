import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { PayGroup, PaySubject } from './fair-pay.rules';
import { isCompared, payGroupsOf } from './fair-pay.rules';

/**
 * Finds the closest group with enough reports; the widest if none has. Only the group is asked for: no pay is in any call. A company or place
 * without the role is passed over; `notFound` if the role itself is unknown.
 */
export class FindPayGroup {
  readonly #reading: Pick<SalaryReading, 'getSalaryReport'>;

  constructor(reading: Pick<SalaryReading, 'getSalaryReport'>) {
    this.#reading = reading;
  }

  async execute(subject: PaySubject): Promise<Result<SalaryReport, Failure>> {
    let last: Result<SalaryReport, Failure> | null = null;
    for (const scope of payGroupsOf(subject)) {
      last = await this.#reading.getSalaryReport(scope);
      if (last.ok ? isEnough(last.value, scope) : last.failure.kind !== 'notFound') return last;
    }
    return last ?? fail(NO_GROUP);
  }
}

/** A filter that the service does not know is left out by it, and would pass a wider group off as a closer one. */
function isEnough({ figure, leftOut }: SalaryReport, group: PayGroup): boolean {
  const isWhole = !leftOut.some((filter) => filter !== 'employment' && group[filter] !== undefined);
  return isWhole && isCompared(figure);
}

const NO_GROUP: Failure = { kind: 'notFound', status: null, code: 'noGroup', message: '', fields: {} };
