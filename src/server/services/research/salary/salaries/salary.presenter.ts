import type { SalaryFigure, SalaryGroup } from '@/contract/generated/salary';
import { salaryFigureOf } from '@/core/research/salaries/salary-figure.rules';
import type { SalaryFigureRow, SalaryGroupRow } from './salary.queries';

/** Returns null if nothing is shown. `now` is in ms since 1970. */
export function presentFigure(row: SalaryFigureRow | null | undefined, now: number): SalaryFigure {
  if (!row) return salaryFigureOf(null, now);
  const { count, imported, recent, checked, newest, quantiles, band_ends, margin } = row;
  const [lower, upper] = band_ends;
  const band = lower === undefined || upper === undefined ? null : { lower, upper };
  return salaryFigureOf({ count, imported, recent, checked, newest, quantiles, band, margin }, now);
}

export function presentGroups(rows: readonly SalaryGroupRow[], now: number): SalaryGroup[] {
  return rows.map((row) => ({ key: row.key, name: row.name, figure: presentFigure(row, now) }));
}
