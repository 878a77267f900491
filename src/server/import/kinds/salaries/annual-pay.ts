import type { ImportedRow } from '@/server/import/columns/column';
import type { Pay } from '@/server/import/columns/read-pay';
import { isShortPayPeriod } from '@/server/import/columns/read-period';
import type { DropValue } from '../import-writer';
import { RefusedRow } from '../import-writer';
import { annual, foreignCurrencyReason, rangeOf, unclearPeriodReason } from '../pay-columns';
import type { salaryColumns } from './salary-columns';
import type { AnnualPay } from './salary-entry';
import { MAX_REPORTS } from './salary-entry';

/** Columns of pay, most informative first. */
export const PAY_COLUMNS = ['total', 'base', 'least', 'most'] as const;

const MIN_PAY = 30_000;
const MAX_PAY = 500_000_000;

/**
 * Computes annual pay in its parts. A range counts as its middle. The rest of a total beyond the fixed part is
 * variable, unless stated as stock. Bonus and stock are annual unless they say otherwise.
 */
export function annualPayOf(row: ImportedRow<typeof salaryColumns>): AnnualPay | RefusedRow {
  const inYears = (pay: Pay | null) => (pay === null ? null : annual(pay, row));
  const told = row.total ?? rangeOf(row.least, row.most);
  const limited = limitedIn(told, row.base);
  if (limited !== null && limited.high > 0)
    return new RefusedRow(
      `only states the ${limited.limit === 'most' ? 'maximum' : 'minimum'}`,
      limited === row.base ? ['base'] : ['total', limited.limit === 'most' ? 'most' : 'least'],
    );
  const total = inYears(told?.limit === null ? told : null);
  const base = inYears(row.base);
  const ofYear = (part: Pay | null) => (part === null ? null : annual(part, { ...row, period: null }));
  const [bonus, stock] = [ofYear(row.bonus), ofYear(row.stock)];
  const [foreign] = [total, base].flatMap((pay) => foreignCurrencyReason(pay?.currency ?? null) ?? []);
  if (foreign !== undefined) return new RefusedRow(foreign, PAY_COLUMNS);
  // Refuses the row, because without such a part the pay would be too low.
  for (const [column, part] of [
    ['bonus', bonus],
    ['stock', stock],
  ] as const) {
    const reason = part === null || part.high === 0 ? null : foreignCurrencyReason(part.currency);
    if (reason !== null) return new RefusedRow(reason, [column]);
  }
  for (const column of usedColumnsOf(row)) {
    const reason = unclearPeriodReason(row[column], row);
    if (reason !== null) return new RefusedRow(reason, [column]);
  }
  const rupees = (pay: Pay | null) => (pay === null ? null : Math.round((pay.low + pay.high) / 2));
  const [whole, fixed] = [rupees(total), rupees(base)];
  const [variable, vested] = [rupees(bonus) ?? 0, rupees(stock) ?? 0];
  if (whole === null && fixed === null) return new RefusedRow('names no pay', PAY_COLUMNS);
  const known = variable + vested;
  const pay =
    fixed === null
      ? { fixed: Math.max(0, (whole ?? 0) - known), variable, stock: vested }
      : { fixed, variable: known === 0 ? Math.max(0, (whole ?? fixed) - fixed) : variable, stock: vested };
  const sum = pay.fixed + pay.variable + pay.stock;
  return sum >= MIN_PAY && sum <= MAX_PAY
    ? pay
    : new RefusedRow(`${sum} rupees a year cannot be a salary`, PAY_COLUMNS);
}

function limitedIn(told: Pay | null, base: Pay | null): Pay | null {
  const pay = base ?? told;
  return pay === null || pay.limit === null ? null : pay;
}

/** Returns the columns used for pay. A range next to a total is not part of it. */
function usedColumnsOf({ total }: ImportedRow<typeof salaryColumns>): readonly (typeof PAY_COLUMNS)[number][] {
  return total === null ? PAY_COLUMNS : ['total', 'base'];
}

export function isDailyPay(row: ImportedRow<typeof salaryColumns>): boolean {
  const told = [row.total, row.least, row.most, row.base].flatMap((pay) => pay ?? []);
  return told.some(({ period }) => isShortPayPeriod(period ?? row.period ?? 1));
}

/** The maximum difference between a total and the sum of its parts. Beyond it the total is another amount. */
const MAX_DIFFERENCE = 0.05;

/** Reports amounts of a row that are not used for its pay. */
export function reportUnusedAmounts(row: ImportedRow<typeof salaryColumns>, pay: AnnualPay, leaveOut: DropValue): void {
  const isRangeUnused = row.total !== null && (row.least ?? row.most) !== null;
  if (isRangeUnused) leaveOut('most', 'is not needed, because the row has a total');
  const sum = pay.fixed + pay.variable + pay.stock;
  const whole = row.total === null ? null : annual(row.total, row);
  const middle = whole === null ? sum : (whole.low + whole.high) / 2;
  if (row.base !== null && Math.abs(middle - sum) > sum * MAX_DIFFERENCE)
    leaveOut('total', 'is not the sum of its parts, which are kept');
  if (row.reports !== null && (row.reports < 1 || row.reports > MAX_REPORTS))
    leaveOut('reports', `is not between 1 and ${MAX_REPORTS}: the nearest of them counts`);
}
