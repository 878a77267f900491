import type { Day, FinancialYear } from './calendar';
import { financialYearOf, firstDayOfYear } from './calendar';
import type { NoTable } from './law';
import { rowAt } from './law';
import { INCOME_TAX } from './tables/income-tax';

/** The years that the tables of income tax hold for, the oldest first. */
export const YEARS: readonly FinancialYear[] = [
  ...new Set(
    INCOME_TAX.rows.flatMap(({ validFrom, validTo }) => [financialYearOf(validFrom), financialYearOf(validTo)]),
  ),
].sort();

/** Returns the years to choose from on a day: those with a table, and the day’s own, which is refused in words without one. */
export function yearsOn(today: Day): readonly FinancialYear[] {
  return [...new Set([...YEARS, financialYearOf(today)])].sort();
}

/** Returns the refusal of a year without a table; null for one with a table. */
export function refusalOf(year: FinancialYear): NoTable | null {
  const found = rowAt(INCOME_TAX, firstDayOfYear(year));
  return found.ok ? null : found.failure;
}
