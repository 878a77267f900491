import type { ImportedRow } from '@/server/import/columns/column';
import type { Pay } from '@/server/import/columns/read-pay';
import { Refused } from '../import-writer';
import { annual, foreignReason, rangeOf } from '../pay-columns';
import type { salaryColumns } from './salary-columns';

/** The pay of a year in rupees. */
export interface AnnualPay {
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
}

const MIN_PAY = 30_000;
const MAX_PAY = 500_000_000;

/** Returns the pay of a row in its parts; the middle of a range. What a whole has beyond its fixed part counts as variable unless it is said to be stock. */
export function annualPayOf(row: ImportedRow<typeof salaryColumns>): AnnualPay | Refused {
  const inYears = (pay: Pay | null) => (pay === null ? null : annual(pay, row));
  const total = inYears(row.total ?? rangeOf(row.least, row.most));
  const base = inYears(row.base);
  const [foreign] = [total, base].flatMap((pay) => foreignReason(pay?.currency ?? null) ?? []);
  if (foreign !== undefined) return new Refused(foreign);
  const rupees = (pay: Pay | null) => (pay === null ? null : Math.round((pay.low + pay.high) / 2));
  const [whole, fixed] = [rupees(total), rupees(base)];
  const [variable, vested] = [rupees(inYears(row.bonus)) ?? 0, rupees(inYears(row.stock)) ?? 0];
  if (whole === null && fixed === null) return new Refused('names no pay');
  const known = variable + vested;
  const pay =
    fixed === null
      ? { fixed: Math.max(0, (whole ?? 0) - known), variable, stock: vested }
      : { fixed, variable: known === 0 ? Math.max(0, (whole ?? fixed) - fixed) : variable, stock: vested };
  const sum = pay.fixed + pay.variable + pay.stock;
  return sum >= MIN_PAY && sum <= MAX_PAY ? pay : new Refused(`${sum} rupees a year are no pay`);
}
