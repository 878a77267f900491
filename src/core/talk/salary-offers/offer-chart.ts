import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { OfferForm } from './offer';
import { yearlyStockOf, yearlyTotalOf } from './saved-offers';

/** Yearly parts, then one-time parts, which the total excludes. */
export type OfferPart = 'fixed' | 'variable' | 'stock' | 'joiningBonus';

export interface OfferBarPart {
  readonly part: OfferPart;
  readonly start: number;
  readonly width: number;
}

export interface OfferChart {
  readonly ticks: readonly number[];
  /** Bars in the order of the offers. Empty parts are left out. */
  readonly bars: readonly (readonly OfferBarPart[])[];
}

const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

/** Returns a chart with a shared axis from 0. */
export function offerChartOf(offers: readonly OfferForm[]): OfferChart {
  const longest = Math.max(1, ...offers.map((offer) => yearlyTotalOf(offer) + offer.joiningBonus));
  const step = niceStep(longest / LAKH / STEPS);
  const end = step * STEPS * LAKH;
  return {
    ticks: Array.from({ length: STEPS + 1 }, (_, index) => index * step),
    bars: offers.map((offer) => barOf(offer, end)),
  };
}

function barOf({ fixed, variable, stock, joiningBonus }: OfferForm, end: number): readonly OfferBarPart[] {
  const amounts: readonly (readonly [OfferPart, number])[] = [
    ['fixed', fixed],
    ['variable', variable],
    ['stock', yearlyStockOf(stock)],
    ['joiningBonus', joiningBonus],
  ];
  let start = 0;
  return amounts.flatMap(([part, amount]) => {
    if (amount === 0) return [];
    const width = (100 * amount) / end;
    start += width;
    return [{ part, start: start - width, width }];
  });
}

/** Returns 1, 2, 2.5 or 5 times a power of ten, the smallest that is at least `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (NICE.find((nice) => nice * power >= least - Number.EPSILON) ?? 10);
}

/** Returns the best offer, which is shown bold, or null if the offers do not differ. */
export function bestOf(amounts: readonly number[]): number | null {
  const best = Math.max(...amounts);
  return amounts.length > 1 && best > 0 && amounts.some((amount) => amount < best) ? best : null;
}
