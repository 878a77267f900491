import type { PayScale } from './pay-scale';
import { HUNDRED, MAX_STEPS, payScaleOf, placeOf } from './pay-scale';

/** The minimum ratio for a logarithmic scale. A linear scale would crowd most groups into its first quarter. */
const MIN_LOGARITHMIC_RATIO = 4;

/** Returns a logarithmic scale if the highest amount is at least four times the lowest. */
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
