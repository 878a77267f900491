import { monthNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import { confidenceOf } from '@/core/kernel/figures/confidence.rules';
import { isGroup, MIN_FOR_QUARTILES, MIN_FOR_TENTHS } from '@/core/kernel/figures/figures.rules';
import { inFives, shownAmount, shownCount, shownPart } from '@/core/kernel/figures/shown-numbers.rules';
import { shownMonth } from '@/core/kernel/figures/told-month.rules';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { SalaryFigure, SalaryGroup, SalaryPart, SalaryReport, SalaryStep } from './salary';
import type { ShownPay } from './shown-pay';

const STALE_MONTHS = 18;
const MONTHS = 12;
/** The step of pay of a crore or more, in lakhs. */
export const MAX_STEP_LAKHS = 100;

const QUARTILE_POINTS = 3;
const TENTH_POINTS = 5;

export const MAX_LOCATIONS = 12;

/** `now` is in ms since 1970. `shown` is null for a scope that is not published. */
export function salaryFigureOf(shown: Omit<ShownPay, 'steps' | 'parts'> | null, now: number): SalaryFigure {
  if (shown === null) return NOT_SHOWN;
  const { count, imported, recent, checked, quantiles, band, margin } = shown;
  const told = shownMonth(monthText(shown.newest));
  const points = payPointsOf(quantiles);
  return {
    count,
    importedCount: imported,
    newest: told,
    isStale: told !== null && monthNumberInIndia(now) - shown.newest > STALE_MONTHS,
    recentCount: recent,
    checkedCount: checked,
    ...points,
    band: band === null ? null : { from: band.lower, to: band.upper },
    medianMargin: margin,
    confidence: confidenceOf({
      n: count,
      recent,
      checked,
      imported,
      authors: authorsOf({ count, points: quantiles.length }),
      value: points.median,
      margin,
    }),
  };
}

/** Returns points in rupees a year, or null for those that are not shown. */
export function payPointsOf(quantiles: readonly number[]) {
  const middle = quantiles.length >> 1;
  const point = (place: number) => quantiles[middle + place] ?? null;
  return {
    median: point(0),
    lowerQuartile: point(-1),
    upperQuartile: point(1),
    lowestTenth: point(-2),
    highestTenth: point(2),
  };
}

/** Returns a lower bound: quartiles need ten answers, tenths thirty. */
function authorsOf({ count, points }: { readonly count: number; readonly points: number }): number {
  if (points >= TENTH_POINTS) return count;
  return Math.min(count, (points >= QUARTILE_POINTS ? MIN_FOR_TENTHS : MIN_FOR_QUARTILES) - 1);
}

export function authorsOfFigure(figure: SalaryFigure): number {
  const { count, median, lowerQuartile, lowestTenth } = figure;
  const points = [median, lowerQuartile, lowestTenth].filter((amount) => amount !== null).length * 2 - 1;
  return authorsOf({ count, points });
}

/** The figure of scopes with few or no people, and of withheld scopes. Viewers cannot tell them apart. */
const NOT_SHOWN: SalaryFigure = {
  count: 0,
  importedCount: 0,
  newest: null,
  isStale: false,
  recentCount: null,
  checkedCount: null,
  median: null,
  band: null,
  lowerQuartile: null,
  upperQuartile: null,
  lowestTenth: null,
  highestTenth: null,
  medianMargin: null,
  confidence: null,
};

/** Returns the number of people in unlisted cities. Returns null below five, and if no city is listed. */
export function unlistedCitiesCount({ count }: SalaryFigure, listed: readonly SalaryGroup[]): number | null {
  if (listed.length === 0) return null;
  const rest = listed.reduce((left, { figure }) => left - figure.count, count);
  return isGroup(rest) ? shownCount(rest) : null;
}

export interface PartCounts {
  readonly rows: number;
  readonly all: number;
  readonly count: number;
  readonly parts: readonly (SalaryPart & { readonly reported: number })[];
}

/**
 * True if a part of pay may be shown although everybody has it. Otherwise five people must lack it, since stock and a joining bonus identify people.
 */
const MAY_BE_OF_ALL: Readonly<Record<SalaryPart['kind'], boolean>> = {
  fixed: true,
  variable: true,
  stock: false,
  joiningBonus: false,
};

/**
 * Returns parts of pay, or null without quartiles. A part that too few people have or lack is left out, since it would
 * reveal them. A part that rounds to zero is left out too.
 */
export function payPartsOf({ rows, all, count, parts }: PartCounts): SalaryReport['parts'] {
  const shown = shownPart(count, all);
  if (rows < MIN_FOR_QUARTILES || shown === null) return null;
  const items = parts.filter(
    ({ kind, amount, reported }) =>
      shownAmount(amount) > 0 &&
      isGroup(reported) &&
      (reported === count ? MAY_BE_OF_ALL[kind] : isGroup(count - reported)),
  );
  return {
    count: shown,
    items: items.map(({ kind, amount, reported }) => ({
      kind,
      amount: shownAmount(amount),
      reported: shownPart(reported, count),
    })),
  };
}

/**
 * Returns counts in steps of a lakh, rounded to fives. Neighbours are joined until each is large enough. Returns an
 * empty list below the minimum. `byLakh` counts reports by whole lakh.
 */
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
  return steps.map(({ from, to, count }) => ({
    from: from * LAKH,
    to: to > MAX_STEP_LAKHS ? null : to * LAKH,
    count: inFives(count),
  }));
}

function monthText(number: number): string {
  return `${Math.floor(number / MONTHS)}-${String((number % MONTHS) + 1).padStart(2, '0')}`;
}
