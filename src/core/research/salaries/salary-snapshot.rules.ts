import type { Partition } from '@/core/kernel/figures/withholding.rules';
import { importedGroups } from './imported-groups.rules';
import { latestReportsOf } from './latest-reports.rules';
import { publishedPeopleOf } from './people-since.rules';
import { ReportScopes } from './report-scopes.rules';
import { admissibleReports } from './salary-admission.rules';
import type { SalaryScope } from './salary-scopes.rules';
import type { SnapshotJudgement, SnapshotStart } from './snapshot-judgement.rules';
import { judgeSnapshot } from './snapshot-judgement.rules';
import type { SnapshotReport } from './snapshot-report';
import type { ScopeState } from './snapshot-states.rules';
import { baseCountAfter, statesByScope } from './snapshot-states.rules';
import type { SnapshotUnit } from './snapshot-units.rules';
import { snapshotUnitsOf } from './snapshot-units.rules';

export interface ShownScope {
  readonly scope: SalaryScope;
  readonly members: readonly number[];
}

export interface SalarySnapshot {
  readonly admitted: readonly number[];
  /** Positions of counted reports that a newer report of the same person replaced. */
  readonly replaced: readonly number[];
  readonly waiting: number;
  readonly shown: readonly ShownScope[];
  readonly kept: readonly SalaryScope[];
  readonly states: readonly ScopeState[];
}

/** Plans a snapshot from all reports and the states of the last one. `day` is in days since 1970. */
export function planSnapshot(
  reports: readonly SnapshotReport[],
  earlier: readonly ScopeState[],
  day: number,
): SalarySnapshot {
  const scopes = new ReportScopes(reports, day);
  const latest = latestReportsOf(reports);
  const before = scopes.peopleIn(latest.counted);
  const units = snapshotUnitsOf(latest, scopes);
  const { index } = scopes;
  const partitions = index.partitions();
  const states = statesByScope(index, earlier);
  const stayers = publishedPeopleOf(scopes, states);
  const start = { scopes, counted: latest.counted, before, partitions, states, stayers, day };
  const judgement = admitWithoutHiding(start, units);
  const admitted = judgement.admitted.map(({ place }) => place);
  const members = new Set(judgement.members);
  const uncounted = reports.filter(({ person, isCounted }) => person !== null && !isCounted);
  return {
    admitted,
    replaced: reports.flatMap(({ isCounted }, place) => (isCounted && !members.has(place) ? [place] : [])),
    waiting: uncounted.length - admitted.length,
    ...figuresOf(start, judgement),
    states: statesAfter(start, judgement),
  };
}

/**
 * Admits as many reports as possible unless a small group would hide a published figure. If a chain of scopes still
 * hides it, reports of neighbouring hidden scopes wait first, then reports of any hidden scope, then all reports.
 */
function admitWithoutHiding(start: SnapshotStart, units: readonly SnapshotUnit[]): SnapshotJudgement {
  const { states, before, partitions } = start;
  const wouldHide = partsThatWouldHide(partitions, states, before);
  const admit = (from: readonly SnapshotUnit[]) =>
    judgeSnapshot(
      start,
      admissibleReports(from, (scope) => wouldHide.has(scope)),
    );
  const without = ({ admitted }: SnapshotJudgement, waits: (scope: number) => boolean) =>
    admit(admitted.filter(({ scopes }) => !scopes.some(waits)));
  const first = admit(units);
  const lost = scopesLostIn(first);
  if (lost.size === 0) return first;
  const beside = new Set(
    partitions
      .map(({ whole, parts }) => [whole, ...parts])
      .filter((terms) => terms.some((term) => lost.has(term)))
      .flat(),
  );
  const isHidden = (scope: number) => first.isShown[scope] !== true && states[scope]?.isShown !== true;
  const second = without(first, (scope) => isHidden(scope) && beside.has(scope));
  if (scopesLostIn(second).size === 0) return second;
  const third = without(second, isHidden);
  return scopesLostIn(third).size === 0 ? third : judgeSnapshot(start, []);
}

/** Returns published scopes that would be withheld to protect others. */
function scopesLostIn({ groups, isShown }: SnapshotJudgement): ReadonlySet<number> {
  return new Set(
    groups.flatMap(({ wasShown, isWithheld }, scope) =>
      wasShown && !isWithheld && isShown[scope] !== true ? [scope] : [],
    ),
  );
}

/**
 * Returns hidden scopes whose first few people would also hide a published one, because the other hidden parts of the
 * whole have nobody.
 */
function partsThatWouldHide(
  partitions: readonly Partition[],
  states: SnapshotStart['states'],
  before: SnapshotStart['before'],
): ReadonlySet<number> {
  const isShown = (scope: number) => states[scope]?.isShown === true;
  return new Set(
    partitions
      .filter(({ whole }) => isShown(whole))
      .map(({ parts }) => parts.filter((part) => !isShown(part)))
      .filter((hidden) => hidden.every((part) => before.of(part) === 0))
      .flat(),
  );
}

function figuresOf({ scopes }: SnapshotStart, { members, isShown, isKept }: SnapshotJudgement) {
  const { index, reports } = scopes;
  const importedIn = importedGroups(reports, index);
  const membersOf = scopes.gather(members, (scope) => isShown[scope] === true && isKept[scope] !== true);
  const shown: ShownScope[] = [];
  const kept: SalaryScope[] = [];
  for (const [place, scope] of index.scopes.entries()) {
    const all = [...(membersOf.get(place) ?? []), ...(importedIn.get(place) ?? [])];
    if (isShown[place] === true && isKept[place] === true) kept.push(scope);
    else if (all.length > 0) shown.push({ scope, members: all });
  }
  return { shown, kept };
}

function statesAfter({ scopes, states, day }: SnapshotStart, judgement: SnapshotJudgement): readonly ScopeState[] {
  const { groups, people, voices } = judgement;
  return groups.flatMap(({ count, isNameless }, place) => {
    const scope = scopes.index.scopes[place];
    if (scope === undefined || count === 0 || isNameless) return [];
    const state = states[place];
    const isShown = judgement.isShown[place] === true;
    const isKept = isShown && judgement.isKept[place] === true;
    return [
      {
        ...scope,
        people: count,
        current: people.of(place),
        voices: isKept ? (state?.voices ?? 0) : voices.of(place),
        countedOn: isKept ? (state?.countedOn ?? day) : day,
        base: baseCountAfter(state, count, isShown),
        isShown,
        staleSince: isKept ? (state?.staleSince ?? day) : null,
      },
    ];
  });
}
