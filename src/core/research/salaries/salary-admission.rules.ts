import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { PeopleCount } from './scope-index.rules';

/** A waiting report. `scopes` includes the scopes of the report that it replaces. */
export interface WaitingReport {
  readonly person: number;
  readonly scopes: readonly number[];
}

/**
 * Returns the largest admissible set. In it, each limited scope has no changed person or at least five. Unions of
 * admissible sets are admissible, so it is found by removing inadmissible reports. Reports of one person must be
 * adjacent.
 */
export function admissibleReports<T extends WaitingReport>(
  waiting: readonly T[],
  isLimited: (scope: number) => boolean,
): readonly T[] {
  let admitted = waiting;
  for (;;) {
    const changed = new PeopleCount();
    for (const { person, scopes } of admitted) changed.add(person, scopes);
    const isTooFew = changed.counts.map((people, scope) => isLimited(scope) && people > 0 && people < MIN_GROUP);
    const rest = admitted.filter(({ scopes }) => !scopes.some((scope) => isTooFew[scope] === true));
    if (rest.length === admitted.length) return admitted;
    admitted = rest;
  }
}
