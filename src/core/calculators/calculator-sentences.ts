import { groupIndian } from '@/core/formatting/indian-number';
import type { Bonus } from './bonus.rules';
import { MONTHS_OF_YEAR } from './calendar';
import type { Exact } from './exact';
import { exact, rateText, toRupee } from './exact';
import type { FairPay, PayBand, PayPoint } from './fair-pay.rules';
import type { Gratuity, GratuityFacts } from './gratuity.rules';
import type { HikeInHand, ReadHike } from './hike-form';
import type { HraResult } from './hra.rules';
import type { LeaveEncashment } from './leave-encashment.rules';
import type { NoticePay } from './notice-pay.rules';
import type { BothRegimes } from './regimes.rules';

/** Returns an amount to the rupee, as it is read: `₹1,23,456`, `−₹7,500`. */
export function rupeesText(amount: Exact): string {
  const rounded = toRupee(amount.abs());
  return `${amount.lt(0) && rounded.gt(0) ? '−' : ''}₹${groupIndian(rounded.valueOf())}`;
}

/** Returns the result of a take-home in a sentence with units. */
export function takeHomeSentence({ new: inNew, old, cheaper, difference }: BothRegimes): string {
  const months = `In hand ${rupeesText(inNew.netMonth)} a month in the new regime, ${rupeesText(old.netMonth)} in the old.`;
  return difference.equals(0)
    ? `${months} Both leave the same.`
    : `${months} The ${cheaper} regime leaves ${rupeesText(difference)} more a year.`;
}

/** Returns the result of a hike in a sentence with units. */
export function hikeSentence({ hike, parts }: ReadHike, inHand: HikeInHand | null): string {
  const unit = parts === 1 ? 'a year' : 'a month';
  const percent = hike.percent === null ? '' : `, ${rateText(hike.percent)} per cent`;
  const change = `New pay ${rupeesText(hike.newPay.div(parts))} ${unit}${percent}.`;
  return inHand === null ? change : `${change} In hand ${rupeesText(inHand.more.div(MONTHS_OF_YEAR))} more a month.`;
}

/** Returns the result of a rent allowance in a sentence with units. */
export function hraSentence({ exempt, taxable }: HraResult): string {
  return `Free of tax ${rupeesText(exempt)} a year, taxed ${rupeesText(taxable)} a year.`;
}

/** Returns the result of a gratuity in a sentence with units. */
export function gratuitySentence(
  { reason }: GratuityFacts,
  { isEligible, payable, formula, taxFree, taxable }: Gratuity,
): string {
  if (!isEligible)
    return reason === 'fixedTermEnd' ? 'No gratuity: the term is too short.' : 'No gratuity: below five years.';
  return `Gratuity ${rupeesText(payable ?? formula)}: free of tax ${rupeesText(taxFree)}, taxed ${rupeesText(taxable)}.`;
}

/** Returns paid-out leave in a sentence with units. */
export function leaveSentence({ taxFree, taxable }: LeaveEncashment): string {
  return `Leave: ${rupeesText(taxFree)} free of tax, ${rupeesText(taxable)} taxed.`;
}

/** Returns notice that is not served in a sentence with units. */
export function noticeSentence({ shortfallDays, amount }: NoticePay): string {
  return `Notice: ${shortfallDays} days short, ${rupeesText(amount)}.`;
}

/** Returns a statutory bonus in a sentence with units. */
export function bonusSentence({ isEligible, least, most }: Bonus): string {
  return isEligible ? `Bonus between ${rupeesText(least)} and ${rupeesText(most)} a year.` : 'No statutory bonus.';
}

const POINTS: Readonly<Record<PayPoint, string>> = {
  lowestTenth: 'the lowest tenth',
  lowerQuartile: 'the lower quartile',
  median: 'the median',
  upperQuartile: 'the upper quartile',
  highestTenth: 'the highest tenth',
};

/** Returns the place of a pay in words: `Between the median and the upper quartile`. */
export function payBandText({ above, below }: PayBand): string {
  if (above === null) return `Below ${POINTS[below ?? 'median']}`;
  return below === null ? `Above ${POINTS[above]}` : `Between ${POINTS[above]} and ${POINTS[below]}`;
}

/** Verbatim from the specification (ER-EMPTY-SALARY). */
export const NO_PAY_DATA = 'We do not have sufficient salary data.';

/** Returns the place of a pay in a sentence with units. */
export function fairPaySentence({ band, distance }: FairPay): string {
  const away = `${rupeesText(exact(Math.abs(distance)))} a year ${distance < 0 ? 'below' : 'above'} the median`;
  return `${payBandText(band)}, ${distance === 0 ? 'at the median' : away}.`;
}
