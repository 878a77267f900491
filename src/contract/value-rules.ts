import { monthInIndia, yearInIndia } from '@/core/kernel/common/india-calendar.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { invisibleFaultInLine, invisibleFaultInText } from '@/core/kernel/common/unseen-signs.rules';

/**
 * Field rules beyond JSON Schema, named in `x-rules`. `month-begun` and `year-begun` exclude the future. `visible` and
 * `visible-line` exclude invisible characters. Only the service can judge `known`.
 */
const VALUE_RULES = {
  'month-begun': (value: unknown, now: number) =>
    typeof value === 'string' && value > monthInIndia(now) ? requestRefusals.inFuture : null,
  'year-begun': (value: unknown, now: number) =>
    typeof value === 'number' && value > yearInIndia(now) ? requestRefusals.inFuture : null,
  visible: (value: unknown) => (typeof value === 'string' ? invisibleFaultInText(value) : null),
  'visible-line': (value: unknown) => (typeof value === 'string' ? invisibleFaultInLine(value.trim()) : null),
  known: () => null,
} as const;

type ValueRule = keyof typeof VALUE_RULES;

interface OneOf {
  readonly 'one-of-with': readonly string[];
}

interface NotWith {
  readonly 'not-with': Readonly<Record<string, readonly string[]>>;
}

export type FieldRule = ValueRule | OneOf | NotWith;

export type FieldRules = Readonly<Record<string, FieldRule>>;

export interface RuledValues {
  readonly query: unknown;
  readonly body: unknown;
}

/** `now` is in ms since 1970. */
export function ruleFaults(rules: FieldRules, values: RuledValues, now: number): Readonly<Record<string, string>> {
  const faults = Object.entries(rules).map(([field, rule]) => [field, faultOf(rule, field, values, now)] as const);
  return Object.fromEntries(faults.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}

function faultOf(rule: FieldRule, field: string, values: RuledValues, now: number): string | null {
  const value = fieldOf(values, field);
  if (typeof rule === 'string') return VALUE_RULES[rule](value, now);
  if ('one-of-with' in rule) {
    const names = [field, ...rule['one-of-with']];
    return names.some((name) => isGiven(fieldOf(values, name))) ? null : requestRefusals.oneNeeded(names);
  }
  const barring = Object.entries(rule['not-with']).find(([name, words]) =>
    words.includes(String(fieldOf(values, name))),
  );
  return isGiven(value) && barring !== undefined ? requestRefusals.notWith(barring[0]) : null;
}

function fieldOf({ query, body }: RuledValues, path: string): unknown {
  return memberAt(body, path) ?? memberAt(query, path);
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      value,
    );
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
