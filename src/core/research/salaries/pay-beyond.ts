import type { PayScale } from './pay-scale';
import type { SalaryFigure, SalaryStep } from './salary';

export function sideOutsideScale({ from, to }: PayScale, amount: number): 'below' | 'above' | null {
  if (amount < from) return 'below';
  return amount > to ? 'above' : null;
}

/** The end of the chart, as a multiple of the highest tenth. Further outliers would compress the other amounts. */
const MAX_TAIL = 1.5;

export function payPointsOf(figure: SalaryFigure, steps: readonly SalaryStep[]): readonly number[] {
  const { lowestTenth, lowerQuartile, median, upperQuartile, highestTenth } = figure;
  const start = lowestTenth === null ? 0 : lowestTenth / MAX_TAIL;
  const end = highestTenth === null ? Number.POSITIVE_INFINITY : highestTenth * MAX_TAIL;
  const ends = steps.flatMap(({ from, to }) => [from, to ?? from]).filter((amount) => amount >= start && amount <= end);
  return [lowestTenth, lowerQuartile, median, upperQuartile, highestTenth, ...ends].filter((amount) => amount !== null);
}

export interface PayOutsideScale {
  /** The count, rounded down to fives. */
  readonly count: number;
  readonly amount: number;
}

/** Returns null if no step reaches beyond the scale. */
export function payOutsideScaleOf(steps: readonly SalaryStep[], { from, to }: PayScale) {
  const below = steps.filter((step) => step.from < from);
  const above = steps.filter((step) => step.to === null || step.to > to);
  const sum = (some: readonly SalaryStep[]) => some.reduce((count, step) => count + step.count, 0);
  const last = below.at(-1)?.to ?? null;
  const first = above[0]?.from;
  return {
    below: last === null ? null : { count: sum(below), amount: last },
    above: first === undefined ? null : { count: sum(above), amount: first },
  } satisfies Record<string, PayOutsideScale | null>;
}
