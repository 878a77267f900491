import type { Bonus } from './bonus.rules';
import { rupeesText } from './calculator-sentences';
import { dayText, MONTHS_PER_YEAR } from './calendar';
import { rateText } from './exact';
import type { ExitResult } from './exit-result.rules';
import type { Gratuity, GratuityFacts } from './gratuity.rules';
import type { HikeInHand, ReadHike } from './hike-form';
import type { HraResult } from './hra.rules';
import type { LeaveEncashment } from './leave-encashment.rules';
import type { NoticePay } from './notice-pay.rules';

export function hikeSentence({ hike, parts }: ReadHike, inHand: HikeInHand | null): string {
  const unit = parts === 1 ? 'a year' : 'a month';
  const percent = hike.percent === null ? '' : `, ${rateText(hike.percent)} per cent`;
  const change = `New pay ${rupeesText(hike.newPay.div(parts))} ${unit}${percent}.`;
  return inHand === null ? change : `${change} In hand ${rupeesText(inHand.more.div(MONTHS_PER_YEAR))} more a month.`;
}

export function hraSentence({ exempt, taxable }: HraResult): string {
  return `Free of tax ${rupeesText(exempt)} a year, taxed ${rupeesText(taxable)} a year.`;
}

export function gratuitySentence(
  { reason }: GratuityFacts,
  { isEligible, payable, formula, taxFree, taxable }: Gratuity,
): string {
  if (!isEligible)
    return reason === 'fixedTermEnd' ? 'No gratuity: the term is too short.' : 'No gratuity: below five years.';
  return `Gratuity ${rupeesText(payable ?? formula)}: free of tax ${rupeesText(taxFree)}, taxed ${rupeesText(taxable)}.`;
}

export function leaveSentence({ taxFree, taxable }: LeaveEncashment): string {
  return `Leave: ${rupeesText(taxFree)} free of tax, ${rupeesText(taxable)} taxed.`;
}

export function noticeSentence({ shortfallDays, amount }: NoticePay): string {
  return `Notice: ${shortfallDays} days short, ${rupeesText(amount)}.`;
}

export function bonusSentence({ isEligible, least, most }: Bonus): string {
  return isEligible ? `Bonus between ${rupeesText(least)} and ${rupeesText(most)} a year.` : 'No statutory bonus.';
}

export function exitSentence({ lines, total }: ExitResult): string {
  const day = lines.find(({ due }) => due === 'wages')?.day ?? null;
  const wages = day === null ? 'No law names a day for your last wages.' : `Last wages by ${dayText(day)}.`;
  return total === null ? wages : `${wages} Sum ${rupeesText(total)}.`;
}
