import { ACCESS_MINUTES } from '@/core/kernel/common/token-life.rules';
import { CARDS_SHOW_WITHIN_HOURS } from '@/core/kernel/figures/shows-from.rules';
import { FULL_LOAD_SCREENS } from '@/core/kernel/native-app/page-stack.rules';
import groups from './variables.json';

/** A variable. The default is as it would be written; '' means not set. */
export interface Variable {
  readonly name: string;
  readonly group: string;
  readonly about: string;
  readonly default: string;
}

/** Defaults that domain rules define. They are not in variables.json. */
const RULES: Readonly<Record<string, string>> = {
  APP_FULL_LOADS: FULL_LOAD_SCREENS.join(','),
  CARDS_SHOW_WITHIN_HOURS: String(CARDS_SHOW_WITHIN_HOURS),
  SESSION_ACCESS_MINUTES: String(ACCESS_MINUTES),
};

/**
 * All variables in the order of .env.example. A test compares them with .env.example and with those that are really
 * read.
 */
export const variables: readonly Variable[] = Object.entries(groups).flatMap(([group, listed]) =>
  listed.map((one) => ({ ...one, group, default: defaultOf(one) })),
);

function defaultOf(one: { readonly name: string; readonly default?: string }): string {
  const written = one.default ?? RULES[one.name];
  if (written === undefined) throw new Error(`${one.name} has no default: write one, or '' for not set.`);
  return written;
}
