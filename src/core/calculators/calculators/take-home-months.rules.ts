import type { WageMonth } from './calendar';
import { MONTHS_PER_YEAR, monthsOf } from './calendar';
import type { Exact } from './exact';
import { roundedToRupee, ZERO } from './exact';
import type { SalaryFacts } from './salary.rules';
import type { TakeHome } from './take-home.rules';

export interface TakeHomeMonth {
  readonly month: WageMonth;
  readonly fixed: Exact;
  readonly variable: Exact;
  readonly fund: Exact;
  readonly insurance: Exact;
  readonly professionalTax: Exact;
  readonly tax: Exact;
  readonly net: Exact;
}

/** Splits the year into months. The last month takes the rounding remainder, so that they add up to the year. */
export function monthsOfTakeHome({ year, variable }: SalaryFacts, takeHome: TakeHome): readonly TakeHomeMonth[] {
  const { salary, tax, professionalTax } = takeHome;
  return monthsOf(year).map((month, index) => {
    const isLast = index === MONTHS_PER_YEAR - 1;
    const shares = salary.fundMonths[index];
    const part = {
      fixed: twelfth(salary.gross.sub(variable), isLast),
      variable: isLast ? variable : ZERO,
      fund: shares === undefined ? ZERO : shares.employee.add(shares.voluntary),
      insurance: salary.insuranceMonths[index]?.employee ?? ZERO,
      professionalTax: professionalTax.months[index]?.tax ?? ZERO,
      tax: twelfth(tax.payable, isLast),
    };
    const off = part.fund.add(part.insurance).add(part.professionalTax).add(part.tax);
    return { month, ...part, net: part.fixed.add(part.variable).sub(off) };
  });
}

function twelfth(amount: Exact, isLast: boolean): Exact {
  const part = roundedToRupee(amount.div(MONTHS_PER_YEAR));
  return isLast ? amount.sub(part.mul(MONTHS_PER_YEAR - 1)) : part;
}
