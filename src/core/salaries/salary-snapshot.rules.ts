import { isGroup, MIN_GROUP } from '../figures/figures.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '../figures/shown-numbers.rules';
import type { Partition } from '../figures/withholding.rules';
import { withheldAmong } from '../figures/withholding.rules';
import { byPerson, latestOf } from './latest-reports.rules';
import { admissible } from './salary-admission.rules';
import type { SalaryScope } from './salary-scopes.rules';
import { isNamed } from './salary-scopes.rules';
import { PeopleCount, ScopeIndex } from './scope-index.rules';
import { MAX_STALE_DAYS } from './snapshot-limits.rules';
import type { SnapshotReport } from './snapshot-report';

/** A scope as one snapshot leaves it to the next: numbers of people only. */
export interface ScopeState extends SalaryScope {
  /** Those that its figure counts. */
  readonly people: number;
  /** Those that there are, which a kept figure does not count yet. */
  readonly current: number;
  /** Those who came and left since the figure was counted. */
  readonly pending: number;
  /** Those of the last snapshot that had too few to show; a first figure needs five more. */
  readonly base: number;
  readonly isShown: boolean;
  /** Days since 1970 of the first snapshot that kept the figure though people had come or left; null for none. */
  readonly staleSince: number | null;
}

/** A scope with a figure, and the places of the reports that it counts. */
export interface ShownScope {
  readonly scope: SalaryScope;
  readonly members: readonly number[];
}

/** A snapshot of all figures. */
export interface SalarySnapshot {
  /** The places of reports that it admits. */
  readonly admitted: readonly number[];
  /** The number of reports of people that go on waiting. */
  readonly waiting: number;
  readonly shown: readonly ShownScope[];
  /** The scopes whose earlier figure stays. */
  readonly kept: readonly SalaryScope[];
  readonly states: readonly ScopeState[];
}

interface Unit {
  readonly place: number;
  readonly person: number;
  /** Those whose people or pay it changes. */
  readonly scopes: readonly number[];
  /** Those that the person was not of before. */
  readonly joins: readonly number[];
}

/** Plans the snapshot of a day (days since 1970) from all reports and the states that the last one left. */
export function planSnapshot<T extends SnapshotReport>(
  reports: readonly T[],
  earlier: readonly ScopeState[],
  day: number,
): SalarySnapshot {
  const index = new ScopeIndex();
  const scopesAt = new Map<number, readonly number[]>();
  const scopesOf = (place: number): readonly number[] => {
    const known = scopesAt.get(place);
    const report = reports[place];
    if (known !== undefined || report === undefined) return known ?? [];
    const scopes = index.of(report);
    scopesAt.set(place, scopes);
    return scopes;
  };
  const { counted, waiting } = latestOf(reports);
  const before = peopleIn(counted, reports, scopesOf);
  const ofPerson = new Map<number, number[]>();
  for (const place of counted) {
    const person = reports[place]?.person ?? -1;
    const known = ofPerson.get(person);
    if (known === undefined) ofPerson.set(person, [place]);
    else known.push(place);
  }
  const units: readonly Unit[] = waiting.map(({ place, person, replaced }) => {
    const now = ofPerson.get(person) ?? [];
    const scopes = [...new Set([...scopesOf(place), ...(replaced === null ? [] : scopesOf(replaced))])];
    // A figure does not change where another report of the person counts before this one, and after it.
    const changes = (scope: number): boolean => {
      const first = now.find((one) => scopesOf(one).includes(scope));
      return first === undefined || first === replaced || byPerson(reports, place, first) < 0;
    };
    const joins = scopes.filter((scope) => !now.some((one) => scopesOf(one).includes(scope)));
    return { place, person, scopes: scopes.filter(changes), joins };
  });
  const states: (ScopeState | undefined)[] = [];
  for (const state of earlier) {
    const scope = index.find(state);
    // Without one, nobody is left of the scope, or waits for it.
    if (scope >= 0) states[scope] = state;
  }
  const partitions = index.partitions();
  const lost = (scope: number) => Math.max(0, (states[scope]?.current ?? 0) - before.of(scope));
  const wouldHide = partsThatWouldHide(partitions, states, before);
  const admitted = admissible(units, (scope) => wouldHide.has(scope));
  const changed = new PeopleCount();
  const joined = new PeopleCount();
  for (const { person, scopes, joins } of admitted) {
    changed.add(person, scopes);
    joined.add(person, joins);
  }
  const pending = (scope: number) => (states[scope]?.pending ?? 0) + joined.of(scope) + lost(scope);

  const replaced = new Set(admitted.map(({ place }) => place));
  const replacedBy = new Set(
    waiting.flatMap((unit) => (replaced.has(unit.place) && unit.replaced !== null ? [unit.replaced] : [])),
  );
  const members = [...counted.filter((place) => !replacedBy.has(place)), ...replaced].sort((one, other) =>
    byPerson(reports, one, other),
  );
  const people = peopleIn(members, reports, scopesOf);
  const isKept = index.scopes.map((_scope, scope) => {
    const state = states[scope];
    if (!isSmallAndShown(state) || state === undefined || pending(scope) >= MIN_GROUP) return false;
    const { staleSince } = state;
    if (staleSince === null) return lost(scope) + changed.of(scope) > 0;
    return day - staleSince < MAX_STALE_DAYS;
  });
  const groups = index.scopes.map((scope, place) => {
    const state = states[place];
    const count = isKept[place] === true ? (state?.people ?? 0) : people.of(place);
    const base = state?.isShown === true ? 0 : (state?.base ?? 0);
    return {
      count,
      isWithheld: isKept[place] !== true && (!isGroup(count) || count < base + MIN_GROUP) && count > 0,
      isNameless: !isNamed(scope),
      wasShown: state?.isShown === true,
    };
  });
  const isHidden = withheldAmong(groups, partitions);
  const isShown = groups.map(({ count }, scope) => count > 0 && isHidden[scope] !== true);
  const importedIn = importedGroups(reports, index);
  const membersOf = gather(members, reports, scopesOf, (scope) => isShown[scope] === true && isKept[scope] !== true);
  const shown: ShownScope[] = [];
  const kept: SalaryScope[] = [];
  for (const [place, scope] of index.scopes.entries()) {
    if (isShown[place] === true && isKept[place] === true) {
      kept.push(scope);
      continue;
    }
    const all = [...(membersOf.get(place) ?? []), ...(importedIn.get(place) ?? [])];
    if (all.length > 0) shown.push({ scope, members: all });
  }
  return {
    admitted: [...replaced],
    waiting: reports.filter(({ person, isCounted }) => person !== null && !isCounted).length - admitted.length,
    shown,
    kept,
    states: index.scopes.flatMap((scope, place) => {
      const { count = 0 } = groups[place] ?? {};
      const state = states[place];
      if (count === 0 || !isNamed(scope)) return [];
      return [
        {
          ...scope,
          people: count,
          current: people.of(place),
          pending: isKept[place] === true ? pending(place) : 0,
          base: isGroup(count) ? (state?.base ?? 0) : count,
          isShown: isGroup(count) && (state?.isShown === true || isShown[place] === true),
          staleSince: isKept[place] === true ? (state?.staleSince ?? day) : null,
        },
      ];
    }),
  };
}

function isSmallAndShown(state: ScopeState | undefined): boolean {
  return state?.isShown === true && state.people < MIN_FOR_ROUNDED_COUNTS;
}

function peopleIn(
  places: readonly number[],
  reports: readonly SnapshotReport[],
  scopesOf: (place: number) => readonly number[],
): PeopleCount {
  const people = new PeopleCount();
  for (const place of places) people.add(reports[place]?.person ?? -1, scopesOf(place));
  return people;
}

/** The newest report of each person in each scope that `isWanted`. */
function gather(
  places: readonly number[],
  reports: readonly SnapshotReport[],
  scopesOf: (place: number) => readonly number[],
  isWanted: (scope: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const gathered = new Map<number, number[]>();
  const last: number[] = [];
  for (const place of places) {
    const person = reports[place]?.person ?? -1;
    for (const scope of scopesOf(place)) {
      if (!isWanted(scope) || last[scope] === person) continue;
      last[scope] = person;
      const found = gathered.get(scope);
      if (found === undefined) gathered.set(scope, [place]);
      else found.push(place);
    }
  }
  return gathered;
}

/** Scopes not shown yet whose first few people would hide a shown one, because nothing of their whole is withheld so far. */
function partsThatWouldHide(
  partitions: readonly Partition[],
  states: readonly (ScopeState | undefined)[],
  before: PeopleCount,
): ReadonlySet<number> {
  const isShown = (scope: number) => states[scope]?.isShown === true;
  return new Set(
    partitions.flatMap(({ whole, parts }) => {
      if (!isShown(whole)) return [];
      const hidden = parts.filter((part) => !isShown(part));
      return hidden.some((part) => before.of(part) > 0) ? [] : hidden;
    }),
  );
}

/** The imported reports of each scope that shows them: they are counted among themselves. */
function importedGroups(reports: readonly SnapshotReport[], index: ScopeIndex): ReadonlyMap<number, readonly number[]> {
  const own = new ScopeIndex();
  const members: number[][] = [];
  for (const [place, report] of reports.entries()) {
    if (report.person !== null) continue;
    index.of(report);
    for (const scope of own.of(report)) {
      const known = members[scope];
      if (known === undefined) members[scope] = [place];
      else known.push(place);
    }
  }
  const groups = own.scopes.map((scope, place) => {
    const count = (members[place] ?? []).reduce((sum, member) => sum + (reports[member]?.reports ?? 0), 0);
    return { count, isWithheld: !isGroup(count), isNameless: !isNamed(scope), wasShown: false };
  });
  const isHidden = withheldAmong(groups, own.partitions());
  return new Map(
    own.scopes.flatMap((scope, place) =>
      isHidden[place] === true ? [] : [[index.find(scope), members[place] ?? []] as const],
    ),
  );
}
