import { LAKH } from '@/core/formatting/indian-number';
import type { SalaryFigure, SalaryStep } from './salary';

/** The scale of a chart of pay, in rupees. */
export interface PayScale {
  readonly from: number;
  readonly to: number;
  /** At whole lakhs, the ends included. */
  readonly ticks: readonly number[];
  /** Returns an amount's place in per cent of the width, kept within the scale. */
  readonly at: (amount: number) => number;
}

const STEPS_IN_LAKH = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** Between two ends; a phone has no room for more labels. */
const MAX_STEPS = 6;
const HUNDRED = 100;

/** Returns a scale that holds all amounts between whole steps, of which there are at most `maxSteps`. */
export function payScaleOf(amounts: readonly number[], maxSteps = MAX_STEPS): PayScale {
  const [least, most] = amounts.length === 0 ? [0, LAKH] : [Math.min(...amounts), Math.max(...amounts)];
  const step = LAKH * (STEPS_IN_LAKH.find((lakhs) => stepsIn(least, most, lakhs * LAKH) <= maxSteps) ?? 10_000);
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
  const at = (amount: number) => {
    const share = ((amount - from) / (to - from)) * HUNDRED;
    return Math.round(Math.min(HUNDRED, Math.max(0, share)) * HUNDRED) / HUNDRED;
  };
  return { from, to, ticks, at };
}

function stepsIn(least: number, most: number, step: number): number {
  return Math.ceil(most / step) - Math.floor(least / step);
}

/** A few who earn far more than others would press all others together: the chart ends here, in highest tenths. */
const MAX_TAIL = 1.5;

/** Returns the amounts that a chart of a figure has to hold, in rupees a year. */
export function payPointsOf(
  figure: SalaryFigure,
  steps: readonly SalaryStep[],
  ownPay: number | null,
): readonly number[] {
  const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
  const end = highestTenth === null ? Number.POSITIVE_INFINITY : highestTenth * MAX_TAIL;
  const ends = steps.flatMap(({ from, to }) => [from, to ?? from]).filter((amount) => amount <= end);
  return [lowestTenth, lowerQuartile, median, upperQuartile, highestTenth, ownPay, ...ends].filter(
    (amount) => amount !== null,
  );
}
