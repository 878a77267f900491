import { LAKH } from '@/core/kernel/formatting/indian-number';

/** The scale of a chart of pay, in rupees. */
export interface PayScale {
  readonly from: number;
  readonly to: number;
  /** At round amounts, the ends included. */
  readonly ticks: readonly number[];
  /** True if equal widths are equal ratios. */
  readonly isLogarithmic: boolean;
  /** Returns an amount's place in per cent of the width, kept within the scale. */
  readonly at: (amount: number) => number;
}

const STEPS_IN_LAKH = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** Between two ends; a phone has no room for more labels. */
export const MAX_STEPS = 6;
export const HUNDRED = 100;

/** Returns a scale that holds all amounts between whole steps, of which there are at most `maxSteps`. */
export function payScaleOf(amounts: readonly number[], maxSteps = MAX_STEPS): PayScale {
  const [least, most] = amounts.length === 0 ? [0, LAKH] : [Math.min(...amounts), Math.max(...amounts)];
  const step = LAKH * (STEPS_IN_LAKH.find((lakhs) => stepsIn(least, most, lakhs * LAKH) <= maxSteps) ?? 10_000);
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
  return { from, to, ticks, isLogarithmic: false, at: (amount) => placeOf((amount - from) / (to - from)) };
}

function stepsIn(least: number, most: number, step: number): number {
  return Math.ceil(most / step) - Math.floor(least / step);
}

/** Returns the place of a share of the width in per cent, kept within the scale. */
export function placeOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * HUNDRED * HUNDRED) / HUNDRED;
}
