import type { PayScale } from './pay-scale';
import type { SalaryFigure, SalaryStep } from './salary';

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
