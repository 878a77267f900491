import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Day, WageMonth } from './calendar';
import { firstDayOf } from './calendar';
import type { Exact } from './exact';
import { largestOf, percentOf, ZERO } from './exact';
import type { MissingLawTable } from './law';
import { rowAt } from './law';
import { providentFundOf } from './provident-fund.rules';
import type { CodeWagesRow } from './tables/code-wages';
import { CODE_WAGES } from './tables/code-wages';

export interface CountedWages {
  readonly wages: Exact;
  readonly row: CodeWagesRow;
}

/** Returns basic pay and dearness allowance. Since 21 November 2025 the result is at least half of all pay. */
export function countedWages(basic: Exact, allPay: Exact, day: Day): Result<CountedWages, MissingLawTable> {
  const found = rowAt(CODE_WAGES, day);
  if (!found.ok) return found;
  return ok({ wages: largestOf(basic, percentOf(allPay, found.value.minShare)), row: found.value });
}

/** Amounts in rupees before tax, without both provident-fund shares. */
export interface CodeWagesExample {
  readonly wages: Exact;
  readonly employee: Exact;
  readonly employer: Exact;
  readonly left: Exact;
}

/** Computes the example of the Ministry of Labour of December 2025, with provident fund on the ceiling. */
export function codeWagesExample(
  allPay: Exact,
  basic: Exact,
  month: WageMonth,
): Result<CodeWagesExample, MissingLawTable> {
  const counted = countedWages(basic, allPay, firstDayOf(month));
  if (!counted.ok) return counted;
  const { wages } = counted.value;
  const fund = providentFundOf({ month, wages, base: 'ceiling', voluntaryRate: ZERO, isPensionMember: true });
  if (!fund.ok) return fund;
  const { employee, employer } = fund.value;
  return ok({ wages, employee, employer, left: allPay.sub(employee).sub(employer) });
}
