import { monthNumberInIndia } from '@/core/common/india-calendar.rules';
import { LAKH } from '@/core/formatting/indian-number';
import type { SalaryFigure, SalaryReport, SalaryStep } from '@/core/salaries/salary';
import { MAX_STEP_LAKHS, payPartsOf, payStepsOf, salaryFigureOf } from '@/core/salaries/salary-figure.rules';
import type { MemorySalary } from './salary-records';

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9];

/** Returns the figure of salaries at `now`, in ms since 1970. */
export function figureOf(salaries: readonly MemorySalary[], now: number): SalaryFigure {
  const months = salaries.map(({ month }) => month).toSorted();
  const newest = months.at(-1) ?? null;
  const lastMonths: number[] = [];
  for (const { month, reports } of salaries) {
    const age = numberOf(newest ?? month) - numberOf(month);
    lastMonths[age] = (lastMonths[age] ?? 0) + reports;
  }
  const counts = {
    count: reportsOf(salaries),
    rows: salaries.length,
    newest,
    lastMonths: Array.from(lastMonths, (reports) => reports ?? 0),
    checked: reportsOf(salaries.filter(({ isChecked }) => isChecked)),
    quantiles: salaries.length === 0 ? [] : QUANTILES.map(pointsOf(salaries)),
  };
  return salaryFigureOf(counts, now);
}

/** Returns the parts of the pay of the middle half. */
export function partsOf(salaries: readonly MemorySalary[]): SalaryReport['parts'] {
  const point = pointsOf(salaries);
  const middle = salaries.filter((salary) => totalOf(salary) >= point(0.25) && totalOf(salary) <= point(0.75));
  const count = reportsOf(middle);
  const part = (kind: 'fixed' | 'variable' | 'stock') => ({
    kind,
    amount: Math.floor(middle.reduce((sum, salary) => sum + salary[kind] * salary.reports, 0) / count),
    reported: reportsOf(middle.filter((salary) => kind === 'fixed' || salary[kind] > 0)),
  });
  return payPartsOf({ rows: salaries.length, count, parts: [part('fixed'), part('variable'), part('stock')] });
}

/** Returns the distribution in steps of a lakh. */
export function stepsOf(salaries: readonly MemorySalary[]): readonly SalaryStep[] {
  const byLakh = Array.from({ length: MAX_STEP_LAKHS + 1 }, () => 0);
  for (const salary of salaries) {
    const lakh = Math.min(MAX_STEP_LAKHS, Math.floor(totalOf(salary) / LAKH));
    byLakh[lakh] = (byLakh[lakh] ?? 0) + salary.reports;
  }
  return payStepsOf(byLakh, salaries.length);
}

function numberOf(month: string): number {
  return monthNumberInIndia(Date.parse(`${month}-15`));
}

function totalOf({ fixed, variable, stock }: MemorySalary): number {
  return fixed + variable + stock;
}

/** The number of reports behind salaries. */
export function reportsOf(salaries: readonly MemorySalary[]): number {
  return salaries.reduce((sum, { reports }) => sum + reports, 0);
}

/** Returns points of the distribution by their share, between two reports by the line that joins them. */
function pointsOf(salaries: readonly MemorySalary[]): (share: number) => number {
  const totals = salaries
    .flatMap((salary) => Array.from({ length: salary.reports }, () => totalOf(salary)))
    .toSorted((one, other) => one - other);
  return (share) => {
    const rank = share * (totals.length - 1);
    const [below = 0, above = below] = [totals[Math.floor(rank)], totals[Math.ceil(rank)]];
    return Math.round(below + (above - below) * (rank - Math.floor(rank)));
  };
}
