import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { PeopleCount } from './scope-index.rules';

/** A person's report that waits to count, and the scopes whose people it changes, those of the report whose place it takes included. */
export interface WaitingReport {
  readonly person: number;
  readonly scopes: readonly number[];
}

/**
 * Returns the largest set of waiting reports that may count together: each limited scope then has either no changed person or at least five. A union
 * of two such sets is one too, so taking away what cannot be in any of them finds the largest. Reports of one person must follow each other.
 */
export function admissible<T extends WaitingReport>(
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
