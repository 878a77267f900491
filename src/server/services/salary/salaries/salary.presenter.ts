import type { SalaryFigure, SalaryGroup, SalaryParts, SalaryStep } from '@/contract/generated/salary';
import { payPartsOf, payStepsOf, salaryFigureOf, withPartsWithheld } from '@/core/salaries/salary-figure.rules';
import type { SalaryFigureRow, SalaryGroupRow, SalaryReportRow } from './salary.queries';

/** A figure as viewers see it at `now`, in ms since 1970; there is no row where nothing was reported. */
export function presentFigure(row: SalaryFigureRow | null | undefined, now: number): SalaryFigure {
  const { count = 0, rows = 0, newest = null, last_months = [], checked = 0, quantiles = [] } = row ?? {};
  const isKnown = newest !== null;
  return salaryFigureOf(
    {
      count: isKnown ? count : 0,
      rows: isKnown ? rows : 0,
      newest,
      lastMonths: isKnown ? last_months : [],
      checked: isKnown ? checked : 0,
      quantiles,
    },
    now,
  );
}

/** A page of figures, each of its own. */
export function presentGroups(rows: readonly SalaryGroupRow[], now: number): SalaryGroup[] {
  return rows.map((row) => ({ key: row.key, name: row.name, figure: presentFigure(row, now) }));
}

/** Figures of groups that together are another figure. */
export function presentParts(rows: readonly SalaryGroupRow[], now: number): readonly SalaryGroup[] {
  return withPartsWithheld(presentGroups(rows, now));
}

/** The parts that the pay of the middle half is made of; null without quartiles. */
export function presentPartsOfPay(row: SalaryReportRow | null | undefined): SalaryParts | null {
  if (!row) return null;
  const [count = 0, fixed = 0, variable = 0, stock = 0, withVariable = 0, withStock = 0] = row.middle;
  return payPartsOf({
    rows: row.rows,
    count,
    parts: [
      { kind: 'fixed', amount: fixed, reported: count },
      { kind: 'variable', amount: variable, reported: withVariable },
      { kind: 'stock', amount: stock, reported: withStock },
    ],
  });
}

/** The distribution in steps of a lakh. */
export function presentSteps(row: SalaryReportRow | null | undefined): readonly SalaryStep[] {
  return row ? payStepsOf(row.by_lakh, row.rows) : [];
}
