import { isGroup } from '@/core/kernel/figures/figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import type { SalaryScope } from './salary-scopes.rules';
import type { ScopeIndex } from './scope-index.rules';

export interface ScopeState extends SalaryScope {
  /** The number of people who are counted, or would be if the figure were shown. */
  readonly people: number;
  /** The number of people, including those whom an unchanged figure does not count yet. */
  readonly current: number;
  readonly voices: number;
  /** The day of the snapshot that counted `people`, in days since 1970. */
  readonly countedOn: number;
  /**
   * The number of people in the last snapshot that was too small, or in the last figure before it was withheld. The
   * next figure needs five more.
   */
  readonly base: number;
  readonly isShown: boolean;
  /**
   * The first snapshot that left the figure unchanged although people had joined or left, in days since 1970. Null before that.
   */
  readonly staleSince: number | null;
}

/** Returns states by the scope's number. An empty scope has no state. */
export function statesByScope(index: ScopeIndex, earlier: readonly ScopeState[]): readonly (ScopeState | undefined)[] {
  const states: (ScopeState | undefined)[] = [];
  for (const state of earlier) {
    const scope = index.find(state);
    if (scope >= 0) states[scope] = state;
  }
  return states;
}

/** Returns true if a change of a few people would be visible. */
export function isSmallPublishedScope(state: ScopeState | undefined): boolean {
  return state?.isShown === true && state.people < MIN_FOR_ROUNDED_COUNTS;
}

/** Returns the number above which the next figure needs five people. 0 while the figure is shown. */
export function baseCountAfter(state: ScopeState | undefined, count: number, isShown: boolean): number {
  if (isShown) return 0;
  if (!isGroup(count)) return count;
  return (isSmallPublishedScope(state) ? state?.people : state?.base) ?? 0;
}
