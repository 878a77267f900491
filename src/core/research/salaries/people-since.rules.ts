import type { ReportScopes } from './report-scopes.rules';
import { IndependentCount } from './scope-index.rules';
import type { ScopeState } from './snapshot-states.rules';
import { isSmallPublishedScope } from './snapshot-states.rules';

/** For each small published scope, the people who were counted by the day of its figure. */
export type PublishedPeople = readonly (ReadonlySet<number> | undefined)[];

/** Returns, for each small published scope, the people with a report that was admitted by the day of its figure. */
export function publishedPeopleOf(scopes: ReportScopes, states: readonly (ScopeState | undefined)[]): PublishedPeople {
  const stayers: Set<number>[] = [];
  for (const [place, { person, isCounted, countedOn }] of scopes.reports.entries()) {
    if (person === null || !isCounted) continue;
    for (const scope of scopes.of(place)) {
      const state = states[scope];
      if (state === undefined || !isSmallPublishedScope(state) || (countedOn ?? 0) > state.countedOn) continue;
      stayers[scope] = (stayers[scope] ?? new Set()).add(person);
    }
  }
  return stayers;
}

/**
 * Returns the number of people who changed each small published scope since its figure: the larger of joiners and
 * leavers. A person who leaves and rejoins counts as both.
 */
export function changedPeopleSince(
  scopes: ReportScopes,
  members: readonly number[],
  { states, stayers }: { readonly states: readonly (ScopeState | undefined)[]; readonly stayers: PublishedPeople },
): (scope: number) => number {
  const stayed = new IndependentCount();
  const joined = new IndependentCount();
  for (const place of members) {
    const person = scopes.reports[place]?.person ?? -1;
    const small = scopes.of(place).filter((scope) => isSmallPublishedScope(states[scope]));
    const known = small.filter((scope) => stayers[scope]?.has(person) === true);
    stayed.add(person, known, scopes.togetherAt(place));
    joined.add(
      person,
      small.filter((scope) => !known.includes(scope)),
      scopes.togetherAt(place),
    );
  }
  return (scope) => Math.max(joined.of(scope), (states[scope]?.voices ?? 0) - stayed.of(scope));
}
