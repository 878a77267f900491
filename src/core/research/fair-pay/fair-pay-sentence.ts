import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { exact } from '@/core/calculators/calculators/exact';
import type { FairPay, PayBand, PayPoint } from './fair-pay.rules';

export const EARN_LESS = 'earn less than you';

/** The people in a hundred who earn less than each point. */
const POINTS: Readonly<Record<PayPoint, number>> = {
  lowestTenth: 10,
  lowerQuartile: 25,
  median: 50,
  upperQuartile: 75,
  highestTenth: 90,
};

export function payBandText({ above, below }: PayBand): string {
  if (above === null) return `Fewer than ${POINTS[below ?? 'median']} of 100 ${EARN_LESS}`;
  if (below === null) return `More than ${POINTS[above]} of 100 ${EARN_LESS}`;
  return `${POINTS[above]} to ${POINTS[below]} of 100 ${EARN_LESS}`;
}

export const NO_PAY_DATA = 'We do not have sufficient salary data.';

export function perHundredText(below: number): string {
  return `${below} of 100`;
}

function payPlaceText({ below, band, distance }: Pick<FairPay, 'below' | 'band' | 'distance'>): string {
  if (below !== null) return `${perHundredText(below)} ${EARN_LESS}`;
  return distance === 0 ? `About half ${EARN_LESS}` : payBandText(band);
}

export function fairPaySentence({ below, band, distance }: FairPay): string {
  const away = `${rupeesText(exact(Math.abs(distance)))} a year ${distance < 0 ? 'below' : 'above'} the median`;
  return `${payPlaceText({ below, band, distance })}, ${distance === 0 ? 'at the median' : away}.`;
}
