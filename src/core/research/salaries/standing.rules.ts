import type { SalaryFigure, SalaryStep } from './salary';

export interface Standing {
  /** The number of people in a hundred who earn less. Null if the distribution is not shown. */
  readonly below: number | null;
  /** Null if no median is shown. */
  readonly distance: number | null;
}

const HUNDRED = 100;

/** Computes the standing. It assumes an even spread within a step, so `below` is approximate. */
export function standingOf(
  pay: number,
  { median }: Pick<SalaryFigure, 'median'>,
  steps: readonly SalaryStep[],
): Standing {
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  const below = steps.reduce((sum, step) => sum + step.count * shareBelow(pay, step), 0);
  return {
    below: all === 0 ? null : Math.round((below / all) * HUNDRED),
    distance: median === null ? null : pay - median,
  };
}

function shareBelow(pay: number, { from, to }: SalaryStep): number {
  if (pay <= from) return 0;
  if (to === null) return 1 / 2;
  return Math.min(1, (pay - from) / (to - from));
}
