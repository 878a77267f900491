import { monthNumberInIndia } from '../common/india-calendar.rules';
import { figureOf, isGroup, MIN_FOR_QUARTILES, MIN_FOR_TENTHS } from '../figures/figures.rules';
import { toldMonth } from '../figures/told-month.rules';
import { LAKH } from '../formatting/indian-number';
import type { SalaryFigure, SalaryGroup, SalaryPart, SalaryReport, SalaryStep } from './salary';

/** A figure of reports whose newest is older is stale. */
const STALE_MONTHS = 18;
const RECENT_MONTHS = 12;
/** Pay from a crore on is one step. */
export const MAX_STEP_LAKHS = 100;

/** The cities that a report lists. */
export const MAX_LOCATIONS = 12;

/** The counts of reported salaries. */
export interface SalaryCounts {
  readonly count: number;
  /** The answers behind them: an average that was imported stands for several reports. */
  readonly rows: number;
  /** `2026-11`; null without reports, `NO_MONTH` where none of them tells its month. */
  readonly newest: string | null;
  /** The reports of the newest month, of the month before it, and so on. */
  readonly lastMonths: readonly number[];
  readonly checked: number;
  /** The lowest tenth, the lower quartile, the median, the upper quartile and the highest tenth, in rupees. */
  readonly quantiles: readonly number[];
}

/** Returns the figure of reported salaries at `now`, in ms since 1970. */
export function salaryFigureOf(
  { count, rows, newest, lastMonths, checked, quantiles }: SalaryCounts,
  now: number,
): SalaryFigure {
  const age =
    newest === null ? 0 : Math.max(0, monthNumberInIndia(now) - monthNumberInIndia(Date.parse(`${newest}-15`)));
  const told = toldMonth(newest);
  const recent = sumOf(lastMonths.slice(0, Math.max(0, RECENT_MONTHS - age)));
  const [lowest = 0, lower = 0, median = null, upper = 0, highest = 0] = quantiles;
  const figure = figureOf({
    n: count,
    answers: rows,
    value: median,
    quartiles: { lower, upper },
    tenths: { lower: lowest, upper: highest },
    newest: told,
    trust: { recent, checked },
  });
  return {
    count,
    newest: told,
    isStale: told !== null && age > STALE_MONTHS,
    recentCount: recent,
    checkedCount: checked,
    median: figure.value,
    lowerQuartile: figure.spread?.lower ?? null,
    upperQuartile: figure.spread?.upper ?? null,
    lowestTenth: figure.tenths?.lower ?? null,
    highestTenth: figure.tenths?.upper ?? null,
    medianMargin: figure.margin,
    confidence: figure.confidence,
  };
}

/**
 * Returns figures of groups that together are another figure. If one alone is too small to show, the smallest other one is withheld too: else the small one
 * could be worked out (decisions 0.7).
 */
export function withPartsWithheld(groups: readonly SalaryGroup[]): readonly SalaryGroup[] {
  const shown = groups.filter(({ figure }) => figure.median !== null);
  if (groups.length - shown.length !== 1) return groups;
  const smallest = shown.toSorted((one, other) => one.figure.count - other.figure.count)[0];
  return groups.map((group) => (group === smallest ? { ...group, figure: withheld(group.figure) } : group));
}

/** The parts of the pay of the middle half, before too few of them are withheld. */
export interface PartCounts {
  /** All answers, of which the middle half is a part. */
  readonly rows: number;
  /** The reports of the middle half. */
  readonly count: number;
  /** Fixed pay first, which everybody has. */
  readonly parts: readonly SalaryPart[];
}

/** Returns the parts that pay is made of; null without quartiles. A part that too few report would tell of those few. */
export function payPartsOf({ rows, count, parts }: PartCounts): SalaryReport['parts'] {
  if (rows < MIN_FOR_QUARTILES || !isGroup(count)) return null;
  return { count, items: parts.filter(({ reported }) => isGroup(reported)) };
}

/** Returns the distribution in steps of a lakh, neighbours joined until each is a group; empty if too few answered. `byLakh` counts reports by whole lakhs. */
export function payStepsOf(byLakh: readonly number[], rows: number): readonly SalaryStep[] {
  if (rows < MIN_FOR_TENTHS) return [];
  const steps: { from: number; to: number; count: number }[] = [];
  const last = byLakh.findLastIndex((count) => count > 0);
  let step = { from: byLakh.findIndex((count) => count > 0), count: 0 };
  for (const [lakh, count] of byLakh.entries()) {
    if (lakh < step.from || lakh > last) continue;
    step.count += count;
    if (!isGroup(step.count)) continue;
    steps.push({ ...step, to: lakh + 1 });
    step = { from: lakh + 1, count: 0 };
  }
  const before = steps.at(-1);
  if (before !== undefined && step.count > 0) {
    before.count += step.count;
    before.to = last + 1;
  }
  return steps.map(({ from, to, count }) => ({ from: from * LAKH, to: to > MAX_STEP_LAKHS ? null : to * LAKH, count }));
}

function withheld({ count, newest, isStale, recentCount, checkedCount }: SalaryFigure): SalaryFigure {
  const nothing = salaryFigureOf({ count: 0, rows: 0, newest: null, lastMonths: [], checked: 0, quantiles: [] }, 0);
  return { ...nothing, count, newest, isStale, recentCount, checkedCount };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
