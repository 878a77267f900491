import { LAKH } from '@/core/kernel/formatting/indian-number';
import type { OfferForm } from './offer';
import { yearlyStockOf, yearlyTotalOf } from './saved-offers';

/** The parts of an offer that are drawn: those of a year, then what is paid once, which is not in the total. */
export type OfferPart = 'fixed' | 'variable' | 'stock' | 'joiningBonus';

/** A part of a bar, in per cent of the axis. */
export interface BarPart {
  readonly part: OfferPart;
  readonly start: number;
  readonly width: number;
}

/** The offers of a post on one axis. */
export interface OfferChart {
  /** The marks of the axis, in lakh rupees a year, from 0. */
  readonly ticks: readonly number[];
  /** The bars in the order of the offers; parts of nothing are left out. */
  readonly bars: readonly (readonly BarPart[])[];
}

const STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

/** Returns bars on an axis from 0 that all of them share. */
export function offerChartOf(offers: readonly OfferForm[]): OfferChart {
  const longest = Math.max(1, ...offers.map((offer) => yearlyTotalOf(offer) + offer.joiningBonus));
  const step = niceStep(longest / LAKH / STEPS);
  const end = step * STEPS * LAKH;
  return {
    ticks: Array.from({ length: STEPS + 1 }, (_, index) => index * step),
    bars: offers.map((offer) => barOf(offer, end)),
  };
}

function barOf({ fixed, variable, stock, joiningBonus }: OfferForm, end: number): readonly BarPart[] {
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

/** The smallest step of 1, 2, 2.5 or 5 times a power of ten that is not below the least one. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (NICE.find((nice) => nice * power >= least - Number.EPSILON) ?? 10);
}

/** Returns the highest amount of a row if the offers differ in it, which is shown bold; null for none. */
export function bestOf(amounts: readonly number[]): number | null {
  const best = Math.max(...amounts);
  return amounts.length > 1 && best > 0 && amounts.some((amount) => amount < best) ? best : null;
}
