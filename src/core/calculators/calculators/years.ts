import type { Day, FinancialYear } from './calendar';
import { financialYearOf } from './calendar';
import { INCOME_TAX } from './tables/income-tax';

/** The years for which there are tables of income tax, oldest first. */
export const YEARS: readonly FinancialYear[] = [
  ...new Set(
    INCOME_TAX.rows.flatMap(({ validFrom, validTo }) => [financialYearOf(validFrom), financialYearOf(validTo)]),
  ),
].sort();

/** Returns the years, including the current one even without a table. The rules then refuse it. */
export function yearsOn(today: Day): readonly FinancialYear[] {
  return [...new Set([...YEARS, financialYearOf(today)])].sort();
}
