import { LAKH } from '@/core/formatting/indian-number';
import type { SalaryFigure, SalaryStep } from './salary';

/** The scale of a chart of pay, in rupees. */
export interface PayScale {
  readonly from: number;
  readonly to: number;
  /** At round amounts, the ends included. */
  readonly ticks: readonly number[];
  /** Whether equal widths are equal ratios. */
  readonly isLogarithmic: boolean;
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
  return { from, to, ticks, isLogarithmic: false, at: (amount) => placeOf((amount - from) / (to - from)) };
}

function stepsIn(least: number, most: number, step: number): number {
  return Math.ceil(most / step) - Math.floor(least / step);
}

/** On a scale of equal steps, groups that differ by more would lie in its first quarter. */
const MIN_LOGARITHMIC_RATIO = 4;

/** Returns a scale for groups side by side: logarithmic if the highest amount is at least four times the lowest one, with at most `maxSteps` steps. */
export function payRowsScaleOf(amounts: readonly number[], maxSteps = MAX_STEPS): PayScale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const isWide = least > 0 && most >= least * MIN_LOGARITHMIC_RATIO;
  return isWide ? logarithmicScaleOf(least, most, maxSteps) : payScaleOf(amounts, maxSteps);
}

const ENDS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];
const TICKS = [1, 2, 5];

function logarithmicScaleOf(least: number, most: number, maxSteps: number): PayScale {
  const from = (ENDS.findLast((end) => end * decadeOf(least) <= least) ?? 1) * decadeOf(least);
  const to = (ENDS.find((end) => end * decadeOf(most) >= most) ?? HUNDRED) * decadeOf(most);
  const at = (amount: number) => placeOf(Math.log(amount / from) / Math.log(to / from));
  const gap = HUNDRED / maxSteps;
  const ticks = [from];
  for (let decade = decadeOf(from); decade < to; decade *= 10) {
    for (const tick of TICKS.map((digit) => digit * decade)) {
      const isApart = at(tick) - at(ticks.at(-1) ?? from) >= gap && HUNDRED - at(tick) >= gap;
      if (isApart) ticks.push(tick);
    }
  }
  return { from, to, ticks: [...ticks, to], isLogarithmic: true, at };
}

function decadeOf(amount: number): number {
  return 10 ** Math.floor(Math.log10(amount));
}

function placeOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * HUNDRED * HUNDRED) / HUNDRED;
}

/** Returns the side of a scale that an amount lies beyond; null if the scale holds it. */
export function sideBeyond({ from, to }: PayScale, amount: number): 'below' | 'above' | null {
  if (amount < from) return 'below';
  return amount > to ? 'above' : null;
}

/** A few who earn far more or less than others would press all others together: the chart ends here, in outer tenths. */
const MAX_TAIL = 1.5;

/** Returns the amounts that a chart of a figure has to hold, in rupees a year. */
export function payPointsOf(figure: SalaryFigure, steps: readonly SalaryStep[]): readonly number[] {
  const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
  const start = lowestTenth === null ? 0 : lowestTenth / MAX_TAIL;
  const end = highestTenth === null ? Number.POSITIVE_INFINITY : highestTenth * MAX_TAIL;
  const ends = steps.flatMap(({ from, to }) => [from, to ?? from]).filter((amount) => amount >= start && amount <= end);
  return [lowestTenth, lowerQuartile, median, upperQuartile, highestTenth, ...ends].filter((amount) => amount !== null);
}

/** People whose pay lies beyond an end of a scale, in whole or in part of a step. */
export interface PayBeyond {
  /** In fives, as steps count. */
  readonly count: number;
  /** They earn so much, or less below and more above. */
  readonly amount: number;
}

/** Returns the people of steps that reach beyond the ends of a scale; null for none. */
export function payBeyondOf(steps: readonly SalaryStep[], { from, to }: PayScale) {
  const below = steps.filter((step) => step.from < from);
  const above = steps.filter((step) => step.to === null || step.to > to);
  const sum = (some: readonly SalaryStep[]) => some.reduce((count, step) => count + step.count, 0);
  const last = below.at(-1)?.to ?? null;
  const first = above[0]?.from;
  return {
    below: last === null ? null : { count: sum(below), amount: last },
    above: first === undefined ? null : { count: sum(above), amount: first },
  } satisfies Record<string, PayBeyond | null>;
}
