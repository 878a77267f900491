import { MIN_GROUP } from '../figures/figures.rules';
import { PeopleCount } from './scope-index.rules';

/** What waits to count: a person's report, and the scopes whose people it changes, those of the report that it takes the place of too. */
export interface WaitingReport {
  readonly person: number;
  readonly scopes: readonly number[];
}

/**
 * Returns the largest set of waiting reports that may count together: each scope in `limited` then has either no changed person or at least five,
 * those who left it counted (`lost`). A union of two such sets is one too, so taking away what cannot be in any of them finds
 * the largest. Reports of one person must follow each other.
 */
export function admissible<T extends WaitingReport>(
  waiting: readonly T[],
  isLimited: (scope: number) => boolean,
  lost: (scope: number) => number,
): readonly T[] {
  let admitted = waiting;
  for (;;) {
    const changed = new PeopleCount();
    for (const { person, scopes } of admitted) changed.add(person, scopes);
    const isTooFew = changed.counts.map(
      (people, scope) => isLimited(scope) && people > 0 && people + lost(scope) < MIN_GROUP,
    );
    const rest = admitted.filter(({ scopes }) => !scopes.some((scope) => isTooFew[scope] === true));
    if (rest.length === admitted.length) return admitted;
    admitted = rest;
  }
}
