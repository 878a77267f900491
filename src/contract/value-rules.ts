import { monthInIndia, yearInIndia } from '@/core/common/india-calendar.rules';
import { unseenInText } from '@/core/common/unseen-signs.rules';

/**
 * Rules of single fields that no JSON schema can say; an operation names them in `x-rules`, by the field’s path. month-begun: a month up to this one.
 * year-begun: a year up to this one. visible: no signs that nobody sees. known: only the service knows what it takes there.
 */
const VALUE_RULES = {
  'month-begun': (value: unknown) => typeof value === 'string' && value > monthInIndia(Date.now()),
  'year-begun': (value: unknown) => typeof value === 'number' && value > yearInIndia(Date.now()),
  visible: (value: unknown) => typeof value === 'string' && unseenInText(value) !== null,
  known: () => null,
} as const;

/** The name of a rule. */
export type ValueRule = keyof typeof VALUE_RULES;

/** Returns whether a value breaks a rule; null where only the service can say. */
export function breaksRule(rule: ValueRule, value: unknown): boolean | null {
  return VALUE_RULES[rule](value);
}

/** Returns the rules that an operation of a document carries, by the paths of the fields. */
export function valueRulesOf(operation: object): ReadonlyMap<string, ValueRule> {
  const given: unknown = Reflect.get(operation, 'x-rules');
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new Map(entries.filter((entry): entry is [string, ValueRule] => String(entry[1]) in VALUE_RULES));
}
