import { isGroup } from '@/core/kernel/figures/figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import type { SalaryScope } from './salary-scopes.rules';
import type { ScopeIndex } from './scope-index.rules';

/** A scope as one snapshot leaves it to the next: numbers of people only. */
export interface ScopeState extends SalaryScope {
  /** People that its figure counts, or would count if it were shown. */
  readonly people: number;
  /** People that exist now, which a kept figure does not count yet. */
  readonly current: number;
  /** The voices of those people when they were counted. */
  readonly voices: number;
  /** The snapshot that counted `people`, in days since 1970. */
  readonly countedOn: number;
  /** People of the last snapshot that was too small, or of the last figure before it was withheld. The next figure needs five more. */
  readonly base: number;
  readonly isShown: boolean;
  /** Days since 1970 of the first snapshot that kept the figure though people had come or left; null for none. */
  readonly staleSince: number | null;
}

/** Returns the earlier states by the numbers of their scopes. A scope of which nobody is left has none. */
export function statesBy(index: ScopeIndex, earlier: readonly ScopeState[]): readonly (ScopeState | undefined)[] {
  const states: (ScopeState | undefined)[] = [];
  for (const state of earlier) {
    const scope = index.find(state);
    if (scope >= 0) states[scope] = state;
  }
  return states;
}

/** Returns whether a figure may not change by a few people without telling of them. */
export function isSmallAndShown(state: ScopeState | undefined): boolean {
  return state?.isShown === true && state.people < MIN_FOR_ROUNDED_COUNTS;
}

/** Returns how many people the next figure of a scope needs five more than. 0 while it is shown. */
export function baseAfter(state: ScopeState | undefined, count: number, isShown: boolean): number {
  if (isShown) return 0;
  if (!isGroup(count)) return count;
  return (isSmallAndShown(state) ? state?.people : state?.base) ?? 0;
}
