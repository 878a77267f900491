import { groupIndian } from '@/core/formatting/indian-number';
import { MONTHS_OF_YEAR } from './calendar';
import type { Exact } from './exact';
import { rateText, toRupee } from './exact';
import type { Gratuity, GratuityFacts } from './gratuity.rules';
import type { HikeInHand, ReadHike } from './hike-form';
import type { HraResult } from './hra.rules';
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
