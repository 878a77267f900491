import { groupIndian } from '../formatting/indian-number';
import type { PluralForms } from '../formatting/plural';
import { plural } from '../formatting/plural';
import { isRoundedCount } from './shown-numbers.rules';

/**
 * Returns a number of people or of their salaries as texts have it: `12`, and where it is in fives `about 1,930`. `whole` is the number that it is a part of: the
 * parts of one that is in fives are in fives, however few. `written` writes the digits.
 */
export function peopleText(count: number, whole = count, written: (count: number) => string = groupIndian): string {
  return isRoundedCount(whole) ? `about ${written(count)}` : written(count);
}

/** Returns a number of people or of their salaries with its word: `about 85 salaries`. */
export function peoplePlural(count: number, forms: PluralForms): string {
  return plural(count, forms, peopleText(count));
}
