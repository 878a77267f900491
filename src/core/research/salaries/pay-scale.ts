import { LAKH } from '@/core/kernel/formatting/indian-number';

export interface PayScale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly isLogarithmic: boolean;
  /** Returns the position in per cent of the width, clamped. */
  readonly at: (amount: number) => number;
}

const STEPS_IN_LAKH = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** The maximum number of labels, since a phone has no room for more. */
export const MAX_STEPS = 6;
export const HUNDRED = 100;

/** Returns a linear scale that begins and ends at whole steps. */
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

export function placeOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * HUNDRED * HUNDRED) / HUNDRED;
}
