import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { exact } from '@/core/calculators/calculators/exact';
import type { FairPay, PayBand, PayPoint } from './fair-pay.rules';

export const EARN_LESS_PHRASE = 'earn less than you';

/** The people in a hundred who earn less than each point. */
const POINTS: Readonly<Record<PayPoint, number>> = {
  lowestTenth: 10,
  lowerQuartile: 25,
  median: 50,
  upperQuartile: 75,
  highestTenth: 90,
};

export function payBandText({ above, below }: PayBand): string {
  if (above === null) return `Fewer than ${POINTS[below ?? 'median']} of 100 ${EARN_LESS_PHRASE}`;
  if (below === null) return `More than ${POINTS[above]} of 100 ${EARN_LESS_PHRASE}`;
  return `${POINTS[above]} to ${POINTS[below]} of 100 ${EARN_LESS_PHRASE}`;
}

export const NO_PAY_DATA = 'We do not have sufficient salary data.';

export function earnLessText(below: number): string {
  return `${below} of 100`;
}

function payPlaceText({ below, band, distance }: Pick<FairPay, 'below' | 'band' | 'distance'>): string {
  if (below !== null) return `${earnLessText(below)} ${EARN_LESS_PHRASE}`;
  return distance === 0 ? `About half ${EARN_LESS_PHRASE}` : payBandText(band);
}

export function fairPaySentence({ below, band, distance }: FairPay): string {
  const away = `${rupeesText(exact(Math.abs(distance)))} a year ${distance < 0 ? 'below' : 'above'} the median`;
  return `${payPlaceText({ below, band, distance })}, ${distance === 0 ? 'at the median' : away}.`;
}
