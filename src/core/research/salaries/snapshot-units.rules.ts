import type { latestReportsOf } from './latest-reports.rules';
import { byPerson } from './latest-reports.rules';
import type { ReportScopes } from './report-scopes.rules';

export interface SnapshotUnit {
  readonly place: number;
  readonly replaced: number | null;
  readonly person: number;
  readonly scopes: readonly number[];
  readonly joins: readonly number[];
}

export function snapshotUnitsOf(
  { counted, waiting }: ReturnType<typeof latestReportsOf>,
  scopes: ReportScopes,
): readonly SnapshotUnit[] {
  const ofPerson = placesByPerson(counted, scopes);
  return waiting.map(({ place, person, replaced }) => {
    const now = ofPerson.get(person) ?? [];
    const touched = [...new Set([...scopes.of(place), ...(replaced === null ? [] : scopes.of(replaced))])];
    const firstIn = (scope: number) => now.find((one) => scopes.of(one).includes(scope));
    // The report does not change a figure in which another report of the person counts before and after.
    const changes = (scope: number): boolean => {
      const first = firstIn(scope);
      return first === undefined || first === replaced || byPerson(scopes.reports, place, first) < 0;
    };
    const joins = touched.filter((scope) => firstIn(scope) === undefined);
    return { place, replaced, person, scopes: touched.filter(changes), joins };
  });
}

/**
 * Returns the positions of counted reports, sorted by person. Admitted reports take the place of those that they
 * replace.
 */
export function membersAfterAdmission(
  counted: readonly number[],
  admitted: readonly SnapshotUnit[],
  { reports }: ReportScopes,
): readonly number[] {
  const replaced = new Set(admitted.map((unit) => unit.replaced));
  const members = [...counted.filter((place) => !replaced.has(place)), ...admitted.map(({ place }) => place)];
  return members.sort((one, other) => byPerson(reports, one, other));
}

function placesByPerson(places: readonly number[], { reports }: ReportScopes): ReadonlyMap<number, readonly number[]> {
  const ofPerson = new Map<number, number[]>();
  for (const place of places) {
    const person = reports[place]?.person ?? -1;
    const known = ofPerson.get(person);
    if (known === undefined) ofPerson.set(person, [place]);
    else known.push(place);
  }
  return ofPerson;
}
