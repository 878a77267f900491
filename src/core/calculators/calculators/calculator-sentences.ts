import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { Exact } from './exact';
import { roundedToRupee } from './exact';
import type { BothRegimes } from './regimes.rules';

/** Formats an amount to the rupee: `₹1,23,456`, `−₹7,500`. */
export function rupeesText(amount: Exact): string {
  const rounded = roundedToRupee(amount.abs());
  return `${amount.lt(0) && rounded.gt(0) ? '−' : ''}₹${groupIndian(rounded.valueOf())}`;
}

export function takeHomeSentence({ new: inNew, old, cheaper, difference }: BothRegimes): string {
  const months = `In hand ${rupeesText(inNew.netMonth)} a month in the new regime, ${rupeesText(old.netMonth)} in the old.`;
  return difference.equals(0)
    ? `${months} Both leave the same amount.`
    : `${months} The ${cheaper} regime leaves ${rupeesText(difference)} more a year.`;
}
