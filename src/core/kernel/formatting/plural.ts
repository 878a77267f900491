import { groupIndian } from './indian-number';

/** The forms of a word that is counted; `{count}` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

const rules = new Intl.PluralRules('en-IN');

/** Returns the form that fits a count, with the number as it is shown: grouped in the Indian way if not given. */
export function plural(count: number, forms: PluralForms, shown: string = groupIndian(count)): string {
  return forms[rules.select(count) === 'one' ? 'one' : 'other'].replace('{count}', shown);
}
