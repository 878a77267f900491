import { monthNumberInIndia } from '@/core/common/india-calendar.rules';
import { confidenceOf } from '@/core/salaries/confidence.rules';
import type { SalaryFigure, SalaryGroup, SalaryReport, SalaryStep } from '@/core/salaries/salary';
import type { MemorySalary } from './salary-records';

const MIN_SHOWN = 5;
const MIN_QUARTILES = 10;
const MIN_TENTHS = 30;
const LAKH = 100_000;

/** Returns the figure of salaries at `now`, in ms since 1970. */
export function figureOf(salaries: readonly MemorySalary[], now: number): SalaryFigure {
  const count = reportsOf(salaries);
  const newest = salaries.reduce<string | null>(
    (last, { month }) => (last === null || month > last ? month : last),
    null,
  );
  const age =
    newest === null ? 0 : Math.max(0, monthNumberInIndia(now) - monthNumberInIndia(Date.parse(`${newest}-15`)));
  const point = pointsOf(salaries);
  const from = <Value>(least: number, have: number, value: () => Value) => (have < least ? null : value());
  const [lower, upper] = [point(0.25), point(0.75)];
  const facts = {
    count,
    newest,
    isStale: age > 18,
    recentCount: reportsOf(
      salaries.filter(({ month }) => monthNumberInIndia(now) - monthNumberInIndia(Date.parse(`${month}-15`)) < 12),
    ),
    checkedCount: reportsOf(salaries.filter(({ isChecked }) => isChecked)),
    median: from(MIN_SHOWN, count, () => point(0.5)),
  };
  const rows = count < MIN_SHOWN ? 0 : salaries.length;
  const medianMargin = from(MIN_QUARTILES, rows, () => Math.round((1.57 * (upper - lower)) / Math.sqrt(count)));
  return {
    ...facts,
    lowerQuartile: from(MIN_QUARTILES, rows, () => lower),
    upperQuartile: from(MIN_QUARTILES, rows, () => upper),
    lowestTenth: from(MIN_TENTHS, rows, () => point(0.1)),
    highestTenth: from(MIN_TENTHS, rows, () => point(0.9)),
    medianMargin,
    confidence: confidenceOf({ ...facts, medianMargin }),
  };
}

/** Withholds the smallest other figure where one alone is too small to show. */
export function withPartsWithheld(groups: readonly SalaryGroup[]): readonly SalaryGroup[] {
  const shown = groups.filter(({ figure }) => figure.median !== null);
  if (groups.length - shown.length !== 1) return groups;
  const smallest = shown.toSorted((one, other) => one.figure.count - other.figure.count)[0];
  return groups.map((group) => (group === smallest ? { ...group, figure: withheld(group.figure) } : group));
}

/** Returns the parts of the pay of the middle half. */
export function partsOf(salaries: readonly MemorySalary[]): SalaryReport['parts'] {
  if (salaries.length < MIN_QUARTILES) return null;
  const point = pointsOf(salaries);
  const middle = salaries.filter((salary) => totalOf(salary) >= point(0.25) && totalOf(salary) <= point(0.75));
  const count = reportsOf(middle);
  const part = (kind: 'fixed' | 'variable' | 'stock') => ({
    kind,
    amount: Math.floor(middle.reduce((sum, salary) => sum + salary[kind] * salary.reports, 0) / count),
    reported: reportsOf(middle.filter((salary) => kind === 'fixed' || salary[kind] > 0)),
  });
  const items = [part('fixed'), part('variable'), part('stock')].filter(({ reported }) => reported >= MIN_SHOWN);
  return { count, items };
}

/** Returns the distribution in steps of a lakh, neighbours joined until each has five reports. */
export function stepsOf(salaries: readonly MemorySalary[]): readonly SalaryStep[] {
  if (salaries.length < MIN_TENTHS) return [];
  const steps: { from: number; to: number; count: number }[] = [];
  const lakhs = salaries.map((salary) => ({ lakh: Math.min(100, Math.floor(totalOf(salary) / LAKH)), salary }));
  const [first = 0, last = 0] = [
    Math.min(...lakhs.map(({ lakh }) => lakh)),
    Math.max(...lakhs.map(({ lakh }) => lakh)),
  ];
  let open = { from: first, count: 0 };
  for (let lakh = first; lakh <= last; lakh += 1) {
    open.count += reportsOf(lakhs.filter((one) => one.lakh === lakh).map(({ salary }) => salary));
    if (open.count < MIN_SHOWN) continue;
    steps.push({ ...open, to: lakh + 1 });
    open = { from: lakh + 1, count: 0 };
  }
  const before = steps.at(-1);
  if (before !== undefined && open.count > 0) {
    before.count += open.count;
    before.to = last + 1;
  }
  return steps.map(({ from, to, count }) => ({ from: from * LAKH, to: to > 100 ? null : to * LAKH, count }));
}

function withheld({ count, newest, isStale, recentCount, checkedCount }: SalaryFigure): SalaryFigure {
  return { ...figureOf([], 0), count, newest, isStale, recentCount, checkedCount };
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
