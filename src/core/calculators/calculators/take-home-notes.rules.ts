import type { FinancialYear } from './calendar';
import { dayText, lastDayOfYear, MONTHS_PER_YEAR, monthName, monthsOf } from './calendar';
import { codeWagesExample, countedWages } from './code-wages.rules';
import type { Exact } from './exact';
import { exact, ZERO } from './exact';
import type { SalaryFacts } from './salary.rules';
import { MINISTRY_EXAMPLE } from './tables/code-wages';
import type { TakeHome } from './take-home.rules';

export interface CeilingStep {
  readonly from: Exact;
  readonly to: Exact;
  readonly day: string;
  readonly before: Exact;
  readonly after: Exact;
}

/** Returns the step in rupees a month, or null without a step inside the year. */
export function ceilingStepOf({ salary: { fundMonths } }: TakeHome): CeilingStep | null {
  const [first, last] = [fundMonths[0], fundMonths.at(-1)];
  if (first === undefined || last === undefined || first.employee.equals(last.employee)) return null;
  return {
    from: exact(first.row.ceiling),
    to: exact(last.row.ceiling),
    day: dayText(last.row.validFrom),
    before: first.employee,
    after: last.employee,
  };
}

/**
 * Returns null if the half-pay rule makes no difference. It makes one if basic pay is below half of all pay and below
 * the fund's ceiling.
 */
export function halfWagesOf({ year, ctc, variable }: SalaryFacts, { salary }: TakeHome): Exact | null {
  const [basic, fixed] = [salary.basic.div(MONTHS_PER_YEAR), ctc.sub(variable).div(MONTHS_PER_YEAR)];
  const counted = countedWages(basic, fixed, lastDayOfYear(year));
  const ceiling = salary.fundMonths.at(-1)?.row.ceiling;
  if (!counted.ok || ceiling === undefined || basic.gte(ceiling)) return null;
  return counted.value.wages.gt(basic) ? counted.value.wages : null;
}

export function isInRelief({ tax }: TakeHome): boolean {
  return tax.rebateKind === 'marginal' || tax.surchargeMarginalRelief.gt(ZERO);
}

export interface MinistryExample {
  readonly month: string;
  readonly allPay: Exact;
  readonly basic: Exact;
  readonly employee: Exact;
  readonly left: Exact;
}

export function ministryExamples(year: FinancialYear): readonly MinistryExample[] {
  const { before, after } = MINISTRY_EXAMPLE;
  const [allPay, basic] = [exact(MINISTRY_EXAMPLE.allPay), exact(MINISTRY_EXAMPLE.basic)];
  if (!monthsOf(year).some((month) => month === before || month === after)) return [];
  return [before, after].flatMap((month) => {
    const example = codeWagesExample(allPay, basic, month);
    if (!example.ok) return [];
    const { employee, left } = example.value;
    return [{ month: `${monthName(month)} ${month.slice(0, 4)}`, allPay, basic, employee, left }];
  });
}
