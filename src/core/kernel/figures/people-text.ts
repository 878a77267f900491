import { groupIndian } from '../formatting/indian-number';
import type { PluralForms } from '../formatting/plural';
import { plural } from '../formatting/plural';
import { isRoundedCount } from './shown-numbers.rules';

/**
 * Returns `12`, or `about 1,930` for a rounded number. `whole` is the total: parts of a rounded total are rounded too.
 */
export function peopleText(count: number, whole = count): string {
  return `${isRoundedCount(whole) ? 'about ' : ''}${groupIndian(count)}`;
}

export function peoplePlural(count: number, forms: PluralForms): string {
  return plural(count, forms, peopleText(count));
}
