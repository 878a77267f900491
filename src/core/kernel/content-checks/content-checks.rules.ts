import { findAbuse } from './abuse.rules';
import { findAccountNumbers } from './account-numbers.rules';
import { findContactDetails } from './contact-details.rules';
import { findCopiedText } from './copied-text.rules';
import type { CheckGround, Finding, TextRange } from './finding';
import { joinRanges } from './finding';
import { findPersonNames } from './person-names.rules';
import { findRepetition } from './repetition.rules';

/**
 * Returns findings in text order. `earlier` are texts about the same company or in the same community. The client
 * passes none.
 */
export function checkText(text: string, earlier: readonly string[] = []): readonly Finding[] {
  const accounts = findAccountNumbers(text);
  // Account numbers are not reported twice: 9845012377@ybl is a payment address, not a phone number, and repeated
  // digits of a card are not a repetition.
  const isOutside = (range: TextRange): boolean => !accounts.some((account) => overlap(account, range));
  return [
    ...found('contact', findContactDetails(text).filter(isOutside)),
    ...found('account', accounts),
    ...found('person', findPersonNames(text)),
    ...found('abuse', findAbuse(text)),
    ...found('copied', findCopiedText(text, earlier)),
    ...found('repetition', findRepetition(text).filter(isOutside)),
  ].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function found(ground: CheckGround, ranges: readonly TextRange[]): readonly Finding[] {
  return joinRanges(ranges).map((range) => ({ ground, ...range }));
}

function overlap(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}
