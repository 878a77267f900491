import type { Day, FinancialYear } from './calendar';
import { financialYearOf } from './calendar';
import { INCOME_TAX } from './tables/income-tax';

/** The years that the tables of income tax hold for, the oldest first. */
export const YEARS: readonly FinancialYear[] = [
  ...new Set(
    INCOME_TAX.rows.flatMap(({ validFrom, validTo }) => [financialYearOf(validFrom), financialYearOf(validTo)]),
  ),
].sort();

/** Includes the current year even without a table; the rules then refuse it. */
export function yearsOn(today: Day): readonly FinancialYear[] {
  return [...new Set([...YEARS, financialYearOf(today)])].sort();
}
