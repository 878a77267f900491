import { groupIndian } from './indian-number';

/** The forms of a plural. `{count}` is the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

const rules = new Intl.PluralRules('en-IN');

/** `shown` is the formatted count. By default it is grouped in the Indian way. */
export function plural(count: number, forms: PluralForms, shown: string = groupIndian(count)): string {
  return forms[rules.select(count) === 'one' ? 'one' : 'other'].replace('{count}', shown);
}

/** Returns null for 0, which is nothing to show. */
export function pluralUnlessNone(count: number, forms: PluralForms): string | null {
  return count === 0 ? null : plural(count, forms);
}
