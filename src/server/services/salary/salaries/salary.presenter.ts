import type { SalaryFigure, SalaryGroup, SalaryParts, SalaryStep } from '@/contract/generated/salary';
import { monthNumberInIndia } from '@/core/common/india-calendar.rules';
import { confidenceOf } from '@/core/salaries/confidence.rules';
import type { SalaryFigureRow, SalaryGroupRow, SalaryReportRow } from './salary.queries';

/** Fewer are no figure: anybody could be read out of it (decisions 0.7). */
export const MIN_SHOWN = 5;
const MIN_QUARTILES = 10;
const MIN_TENTHS = 30;
const STALE_MONTHS = 18;
const RECENT_MONTHS = 12;
/** Half the width of the interval that has the median 95 times in 100, in quartile distances over the root of the count. */
const MARGIN_FACTOR = 1.57;
const LAKH = 100_000;

const NOTHING: SalaryFigure = {
  count: 0,
  newest: null,
  isStale: false,
  recentCount: 0,
  checkedCount: 0,
  median: null,
  lowerQuartile: null,
  upperQuartile: null,
  lowestTenth: null,
  highestTenth: null,
  medianMargin: null,
  confidence: null,
};

/** A figure as viewers see it at `now`, in ms since 1970; there is no row where nothing was reported. */
export function presentFigure(row: SalaryFigureRow | null | undefined, now: number): SalaryFigure {
  if (!row || row.newest === null) return NOTHING;
  const age = Math.max(0, monthNumberInIndia(now) - monthNumberInIndia(Date.parse(`${row.newest}-15`)));
  const known = {
    count: row.count,
    newest: row.newest,
    isStale: age > STALE_MONTHS,
    recentCount: sum(row.last_months.slice(0, Math.max(0, RECENT_MONTHS - age))),
    checkedCount: row.checked,
  };
  const [lowestTenth = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, highestTenth = 0] = row.quantiles;
  if (row.count < MIN_SHOWN) return { ...NOTHING, ...known };
  const hasQuartiles = row.rows >= MIN_QUARTILES;
  const hasTenths = row.rows >= MIN_TENTHS;
  const margin = Math.round((MARGIN_FACTOR * (upperQuartile - lowerQuartile)) / Math.sqrt(row.count));
  const medianMargin = hasQuartiles ? margin : null;
  return {
    ...known,
    median,
    lowerQuartile: hasQuartiles ? lowerQuartile : null,
    upperQuartile: hasQuartiles ? upperQuartile : null,
    lowestTenth: hasTenths ? lowestTenth : null,
    highestTenth: hasTenths ? highestTenth : null,
    medianMargin,
    confidence: confidenceOf({ ...known, median, medianMargin }),
  };
}

/** A page of figures, each of its own. */
export function presentGroups(rows: readonly SalaryGroupRow[], now: number): SalaryGroup[] {
  return rows.map((row) => ({ key: row.key, name: row.name, figure: presentFigure(row, now) }));
}

/**
 * Figures of groups that together are another figure. Where one alone is too small to show, the smallest other one is withheld too: else
 * the small one could be worked out (decisions 0.7).
 */
export function presentParts(rows: readonly SalaryGroupRow[], now: number): SalaryGroup[] {
  const groups = presentGroups(rows, now);
  const shown = groups.filter(({ figure }) => figure.median !== null);
  if (groups.length - shown.length !== 1) return groups;
  const smallest = shown.toSorted((one, other) => one.figure.count - other.figure.count)[0];
  return groups.map((group) => (group === smallest ? { ...group, figure: withheld(group.figure) } : group));
}

function withheld({ count, newest, isStale, recentCount, checkedCount }: SalaryFigure): SalaryFigure {
  return { ...NOTHING, count, newest, isStale, recentCount, checkedCount };
}

/** The parts that the pay of the middle half is made of; null without quartiles. */
export function presentPartsOfPay(row: SalaryReportRow | null | undefined): SalaryParts | null {
  if (!row || row.rows < MIN_QUARTILES) return null;
  const [count = 0, fixed = 0, variable = 0, stock = 0, withVariable = 0, withStock = 0] = row.middle;
  if (count < MIN_SHOWN) return null;
  return {
    count,
    items: [
      { kind: 'fixed', amount: fixed, reported: count },
      ...few(withVariable, { kind: 'variable', amount: variable, reported: withVariable } as const),
      ...few(withStock, { kind: 'stock', amount: stock, reported: withStock } as const),
    ],
  };
}

/** A part that fewer than five report would tell of those few. */
function few<Part>(reported: number, part: Part): readonly Part[] {
  return reported < MIN_SHOWN ? [] : [part];
}

/** The distribution in steps of a lakh, neighbours joined until each has five reports; empty under 30. */
export function presentSteps(row: SalaryReportRow | null | undefined): SalaryStep[] {
  if (!row || row.rows < MIN_TENTHS) return [];
  const lakhs = row.by_lakh;
  const steps: { from: number; to: number; count: number }[] = [];
  let step = { from: lakhs.findIndex((count) => count > 0), count: 0 };
  const last = lakhs.findLastIndex((count) => count > 0);
  for (const [lakh, count] of lakhs.entries()) {
    if (lakh < step.from || lakh > last) continue;
    step.count += count;
    if (step.count < MIN_SHOWN) continue;
    steps.push({ ...step, to: lakh + 1 });
    step = { from: lakh + 1, count: 0 };
  }
  const before = steps.at(-1);
  if (before !== undefined && step.count > 0) {
    before.count += step.count;
    before.to = last + 1;
  }
  return steps.map(({ from, to, count }) => ({
    from: from * LAKH,
    to: to > lakhs.length - 1 ? null : to * LAKH,
    count,
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
