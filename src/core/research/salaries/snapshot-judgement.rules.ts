import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Partition, WithheldGroup } from '@/core/kernel/figures/withholding.rules';
import { withheldAmong } from '@/core/kernel/figures/withholding.rules';
import type { PublishedPeople } from './people-since.rules';
import { changedPeopleSince } from './people-since.rules';
import type { ReportScopes } from './report-scopes.rules';
import { isNamed } from './salary-scopes.rules';
import type { IndependentCount } from './scope-index.rules';
import { PeopleCount } from './scope-index.rules';
import { MAX_STALE_DAYS } from './snapshot-limits.rules';
import type { ScopeState } from './snapshot-states.rules';
import { isSmallPublishedScope } from './snapshot-states.rules';
import type { SnapshotUnit } from './snapshot-units.rules';
import { membersAfterAdmission } from './snapshot-units.rules';

export interface SnapshotStart {
  readonly scopes: ReportScopes;
  readonly counted: readonly number[];
  readonly before: PeopleCount;
  readonly partitions: readonly Partition[];
  /** States by scope, as of the last snapshot. */
  readonly states: readonly (ScopeState | undefined)[];
  readonly stayers: PublishedPeople;
  readonly day: number;
}

/** The result by scope, except for `members`. */
export interface SnapshotJudgement {
  readonly admitted: readonly SnapshotUnit[];
  readonly members: readonly number[];
  readonly people: PeopleCount;
  readonly voices: IndependentCount;
  /** True if an earlier figure stays. */
  readonly isKept: readonly boolean[];
  readonly groups: readonly WithheldGroup[];
  readonly isShown: readonly boolean[];
}

export function judgeSnapshot(start: SnapshotStart, admitted: readonly SnapshotUnit[]): SnapshotJudgement {
  const { scopes, counted, partitions } = start;
  const members = membersAfterAdmission(counted, admitted, scopes);
  const people = scopes.peopleIn(members);
  const voices = scopes.voicesIn(members);
  const { isKept, isNew } = changesWith(start, admitted, { members, people });
  const partsOfKept = new Set(partitions.filter(({ whole }) => isKept[whole] === true).flatMap(({ parts }) => parts));
  const groups = scopes.index.scopes.map((scope, place): WithheldGroup => {
    const state = start.states[place];
    const count = state !== undefined && isKept[place] === true ? state.people : people.of(place);
    const wasShown = state?.isShown === true;
    const least = MIN_GROUP + (wasShown ? 0 : (state?.base ?? 0));
    const isTooSmall = voices.of(place) < least || isNew[place] === true;
    // Withholds a new part of an unchanged total. The difference would reveal the people who joined in between.
    const isTooNew = !wasShown && partsOfKept.has(place);
    const isWithheld = count > 0 && isKept[place] !== true && (isTooSmall || isTooNew);
    return { count, voices: voices.ownOf(place), isWithheld, isNameless: !isNamed(scope), wasShown };
  });
  const terms = [...groups];
  const isHidden = withheldAmong(
    terms,
    partitions.map((partition) => (isKept[partition.whole] === true ? asCounted(partition, terms) : partition)),
  );
  const isShown = groups.map(({ count }, place) => count > 0 && isHidden[place] !== true);
  return { admitted, members, people, voices, isKept, groups, isShown };
}

function changesWith(
  start: SnapshotStart,
  admitted: readonly SnapshotUnit[],
  { members, people }: Pick<SnapshotJudgement, 'members' | 'people'>,
) {
  const { scopes, states, before, day } = start;
  const changed = new PeopleCount();
  const unknown = new PeopleCount();
  for (const { place, person, scopes: changes, joins } of admitted) {
    changed.add(person, changes);
    if (scopes.reports[place]?.wasReady === false) unknown.add(person, joins);
  }
  // If more than half of the people joined since the last snapshot, they wait for the next one.
  const isNew = scopes.index.scopes.map((_, scope) => unknown.of(scope) * 2 > people.of(scope));
  const peopleOf = changedPeopleSince(scopes, members, start);
  const isKept = scopes.index.scopes.map((_, scope) => {
    const state = states[scope];
    if (state?.isShown !== true) return false;
    const isFresh = state.staleSince === null || day - state.staleSince < MAX_STALE_DAYS;
    if (isNew[scope] === true) return isFresh;
    if (!isSmallPublishedScope(state) || isGroup(peopleOf(scope))) return false;
    const isChanged = peopleOf(scope) + changed.of(scope) > 0 || state.current > before.of(scope);
    return isFresh && (state.staleSince !== null || isChanged);
  });
  return { isKept, isNew };
}

/**
 * Returns the partition as it was when the whole was counted: published parts, and all others as one group that was
 * large enough then. The group is appended to `terms`.
 */
function asCounted({ whole, parts }: Partition, terms: WithheldGroup[]): Partition {
  const shown = parts.filter((part) => terms[part]?.wasShown === true);
  const countOf = (place: number) => terms[place]?.count ?? 0;
  const rest = shown.reduce((left, part) => left - countOf(part), countOf(whole));
  if (rest <= 0) return { whole, parts: shown };
  const count = Math.max(rest, MIN_GROUP);
  const others = { count, voices: count, isWithheld: false, isNameless: true, wasShown: false };
  return { whole, parts: [...shown, terms.push(others) - 1] };
}
