import type { Spread } from '@/core/kernel/figures/figure';
import { MIN_FOR_QUARTILES, MIN_FOR_TENTHS, marginOf } from '@/core/kernel/figures/figures.rules';
import {
  bandOfAmount,
  inFives,
  isRoundedCount,
  shownAmount,
  shownCount,
  shownMargin,
  shownPart,
} from '@/core/kernel/figures/shown-numbers.rules';
import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { SalaryPart } from './salary';
import { MAX_STEP_LAKHS, payPartsOf, payStepsOf } from './salary-figure.rules';
import type { ShownPay } from './shown-pay';

export interface ReportedPay {
  readonly isImported: boolean;
  /** Months since the year 0. */
  readonly month: number;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  /** A bonus paid once in the first year. It is not part of yearly pay. */
  readonly joiningBonus: number;
  /** The number of reports. More than 1 for an average. */
  readonly reports: number;
  readonly isChecked: boolean;
}

const RECENT_MONTHS = 12;
/** Minimum people for a median. Below this, planted accounts would reveal the pay of the last person. */
export const MIN_PEOPLE_FOR_MEDIAN = 10;
const QUARTILES = [0.25, 0.5, 0.75];
const TENTHS = [0.1, ...QUARTILES, 0.9];

/** `thisMonth` is in months since the year 0. */
export function shownPayOf(told: readonly ReportedPay[], thisMonth: number): ShownPay {
  const byTotal = told.toSorted((one, other) => totalOf(one) - totalOf(other));
  const count = reportsOf(told);
  const answers = told.length;
  const shown = (part: number) => shownPart(part, count);
  const point = pointsOf(byTotal);
  const imported = reportsOf(told.filter(({ isImported }) => isImported));
  const people = told.filter(({ isImported }) => !isImported).length;
  // Imported pay is public, so it protects a few people only if there is much of it.
  const isBand = people > 0 && people < MIN_PEOPLE_FOR_MEDIAN && answers < MIN_FOR_TENTHS;
  const quantiles = isBand ? [] : sharesOf(answers).map((share) => shownAmount(point(share)));
  const [lower, upper] = [point(0.25), point(0.75)];
  const middle = byTotal.filter((pay) => totalOf(pay) >= lower && totalOf(pay) <= upper);
  return {
    count: shownCount(count),
    imported: isRoundedCount(count) ? inFives(imported) : imported,
    recent: shown(reportsOf(told.filter(({ month }) => thisMonth - month < RECENT_MONTHS))),
    checked: shown(reportsOf(told.filter(({ isChecked }) => isChecked))),
    newest: told.reduce((newest, { month }) => Math.max(newest, month), 0),
    quantiles,
    band: isBand ? bandOf(point(0.5)) : null,
    margin: !isBand && answers >= MIN_FOR_QUARTILES ? shownMargin(marginOf({ lower, upper }, count)) : null,
    steps: payStepsOf(byLakhOf(told), answers),
    parts: isBand ? null : payPartsOf({ rows: answers, all: count, ...partsOf(middle) }),
  };
}

function sharesOf(answers: number): readonly number[] {
  if (answers >= MIN_FOR_TENTHS) return TENTHS;
  return answers >= MIN_FOR_QUARTILES ? QUARTILES : [0.5];
}

function bandOf(median: number): Spread {
  const { from, to } = bandOfAmount(median);
  return { lower: from, upper: to };
}

function partsOf(middle: readonly ReportedPay[]) {
  const count = reportsOf(middle);
  const part = (kind: SalaryPart['kind']) => ({
    kind,
    amount: Math.floor(middle.reduce((sum, pay) => sum + pay[kind] * pay.reports, 0) / count),
    reported: reportsOf(middle.filter((pay) => kind === 'fixed' || pay[kind] > 0)),
  });
  return { count, parts: [part('fixed'), part('variable'), part('stock'), part('joiningBonus')] };
}

function byLakhOf(told: readonly ReportedPay[]): readonly number[] {
  const byLakh = Array.from({ length: MAX_STEP_LAKHS + 1 }, () => 0);
  for (const pay of told) {
    const lakh = Math.min(MAX_STEP_LAKHS, Math.floor(totalOf(pay) / LAKH));
    byLakh[lakh] = (byLakh[lakh] ?? 0) + pay.reports;
  }
  return byLakh;
}

function totalOf({ fixed, variable, stock }: ReportedPay): number {
  return fixed + variable + stock;
}

function reportsOf(told: readonly ReportedPay[]): number {
  return told.reduce((sum, { reports }) => sum + reports, 0);
}

/** Interpolates like PERCENTILE_CONT. */
function pointsOf(byTotal: readonly ReportedPay[]): (share: number) => number {
  const count = reportsOf(byTotal);
  const at = (rank: number): number => {
    let before = 0;
    for (const pay of byTotal) {
      before += pay.reports;
      if (rank < before) return totalOf(pay);
    }
    return 0;
  };
  return (share) => {
    const rank = share * (count - 1);
    const [below, above] = [at(Math.floor(rank)), at(Math.ceil(rank))];
    return below + (above - below) * (rank - Math.floor(rank));
  };
}
