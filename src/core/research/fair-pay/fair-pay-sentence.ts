import { rupeesText } from '@/core/calculators/calculators/calculator-sentences';
import { exact } from '@/core/calculators/calculators/exact';
import type { FairPay, PayBand, PayPoint } from './fair-pay.rules';

const POINTS: Readonly<Record<PayPoint, string>> = {
  lowestTenth: 'the lowest tenth',
  lowerQuartile: 'the lower quartile',
  median: 'the median',
  upperQuartile: 'the upper quartile',
  highestTenth: 'the highest tenth',
};

export function payBandText({ above, below }: PayBand): string {
  if (above === null) return `Below ${POINTS[below ?? 'median']}`;
  return below === null ? `Above ${POINTS[above]}` : `Between ${POINTS[above]} and ${POINTS[below]}`;
}

export const NO_PAY_DATA = 'We do not have sufficient salary data.';

export const EARN_LESS = 'earn less than you';

export function perHundredText(below: number): string {
  return `${below} of 100`;
}

function payPlaceText({ below, band }: Pick<FairPay, 'below' | 'band'>): string {
  return below === null ? payBandText(band) : `${perHundredText(below)} ${EARN_LESS}`;
}

export function fairPaySentence({ below, band, distance }: FairPay): string {
  const away = `${rupeesText(exact(Math.abs(distance)))} a year ${distance < 0 ? 'below' : 'above'} the median`;
  return `${payPlaceText({ below, band })}, ${distance === 0 ? 'at the median' : away}.`;
}
