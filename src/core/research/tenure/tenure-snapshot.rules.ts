import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { MIN_FOR_ROUNDED_COUNTS } from '@/core/kernel/figures/shown-numbers.rules';
import type { Partition, WithheldGroup } from '@/core/kernel/figures/withholding.rules';
import { withheldAmong } from '@/core/kernel/figures/withholding.rules';
import { PeopleCount } from '../salaries/scope-index.rules';
import { MAX_STALE_DAYS } from '../salaries/snapshot-limits.rules';
import type { TenureFigure } from './tenure.rules';
import { isCountedAnswer, tenureChartOf } from './tenure-bar.rules';
import type { ExclusiveGrouping, ScopedAnswer, TenureGrouping, TenureScope } from './tenure-scopes.rules';
import { EXCLUSIVE_GROUPINGS, isNamedScope, TenureScopes } from './tenure-scopes.rules';

/** An answer. Answers of one person must be adjacent, the newest first. */
export interface SnapshotAnswer extends ScopedAnswer {
  readonly code: string;
  readonly person: number | null;
  /** The quarter of the report (`2026-Q4`). */
  readonly told: string;
  readonly counted: readonly TenureGrouping[];
  /** True with a verified work address at the company, or an account that is old enough. */
  readonly isReady: boolean;
  readonly wasReady: boolean;
  /** Days since 1970, or null if there is none. */
  readonly provedOn: number | null;
}

export interface TenureState extends TenureScope {
  /** The number of people who are counted, or would be if the figure were shown. */
  readonly people: number;
  /** The number of people in the last count that was too small to show. The next figure needs five more people. */
  readonly base: number;
  readonly isShown: boolean;
  /**
   * The first count that left the figure unchanged although people had joined or left, in days since 1970. Null before that.
   */
  readonly staleSince: number | null;
}

export type ShownTenure = Omit<TenureFigure, 'question'>;

export interface TenureSnapshot {
  /** Counted answers by position. If a person has several stays, the newest stay with an answer counts. */
  readonly counted: ReadonlyMap<number, readonly TenureGrouping[]>;
  readonly shown: readonly { readonly scope: TenureScope; readonly figure: ShownTenure }[];
  readonly kept: readonly TenureScope[];
  readonly states: readonly TenureState[];
  readonly rivals: ReadonlyMap<number, ExclusiveGrouping>;
}

interface Judged {
  readonly scope: TenureScope;
  readonly state: TenureState | undefined;
  readonly people: number;
  readonly joined: number;
  readonly isKept: boolean;
  readonly isShown: boolean;
}

/**
 * Plans the weekly count. `day` is in days since 1970. A figure below fifty people changes only when five join. While
 * one to four have joined, or anybody has left, the earlier one stays. Small, mostly new and derivable groups are
 * withheld. `rivals` is the grouping that each company first showed: showing the other one too would reveal a few
 * people.
 */
export function planTenureSnapshot(
  answers: readonly SnapshotAnswer[],
  earlier: readonly TenureState[],
  day: number,
  rivals: ReadonlyMap<number, ExclusiveGrouping> = new Map(),
): TenureSnapshot {
  const scopes = new TenureScopes();
  const counting = answers.map(({ code }) => isCountedAnswer(code));
  const ready = answers.flatMap(({ person, counted, isReady }, place) =>
    person !== null && counting[place] === true && (counted.length > 0 || isReady) ? [place] : [],
  );
  const own = voicesOf(answers, newestOf(answers, ready), day);
  const scopesAt = answers.map((answer, place) => (counting[place] === true ? scopes.of(answer) : []));
  const files = answers.flatMap(({ person }, place) => (person === null ? [place] : []));
  const isUnused = unusedAmong(
    scopes,
    [...own, ...files].map((place) => scopesAt[place] ?? []),
    rivals,
  );
  const judged = judge({ answers, own, scopes, scopesAt, earlier, day, isUnused });
  const imported = importedIn(files, { scopes, scopesAt, isUnused });
  const members = scopes.all.map((_, scope) => [...(imported.get(scope) ?? [])]);
  for (const place of own)
    for (const scope of scopesAt[place] ?? [])
      if (judged[scope]?.isShown === true && judged[scope]?.isKept === false) members[scope]?.push(place);
  const shown = judged.flatMap(({ scope, joined, isShown, isKept, state, people }, place) => {
    if (isShown && isKept) return [];
    const told = (members[place] ?? []).flatMap((member) => answers[member] ?? []);
    const bar = tenureChartOf(
      scope.question,
      told.map(({ code }) => code),
    );
    const isSurge = state?.isShown === true && isGroup(joined) && joined * 2 > people;
    const newest =
      told
        .map((answer) => answer.told)
        .toSorted()
        .at(-1) ?? '';
    return bar === null ? [] : [{ scope, figure: { ...bar, newest, isSurge } }];
  });
  return {
    counted: new Map(own.map((place) => [place, countedAfter(answers[place], scopesAt[place] ?? [], judged)])),
    shown,
    kept: judged.flatMap(({ scope, isShown, isKept }) => (isShown && isKept ? [scope] : [])),
    states: judged.flatMap((one) => (one.people > 0 && isNamedScope(one.scope) ? [stateAfter(one, day)] : [])),
    rivals: rivalsAmong(shown),
  };
}

function rivalsAmong(shown: TenureSnapshot['shown']): TenureSnapshot['rivals'] {
  return new Map(
    shown.flatMap(({ scope: { companyId, grouping } }) =>
      EXCLUSIVE_GROUPINGS.filter((one) => one === grouping).map((one) => [companyId, one]),
    ),
  );
}

function isFew(people: number): boolean {
  return people > 0 && !isGroup(people);
}

/** Returns the counted answers. An unchanged figure keeps its answers. */
function countedAfter(
  answer: SnapshotAnswer | undefined,
  scopes: readonly number[],
  judged: readonly Judged[],
): readonly TenureGrouping[] {
  return scopes.flatMap((place) => {
    const one = judged[place];
    if (one === undefined || answer === undefined) return [];
    const { grouping } = one.scope;
    return !(one.isShown && one.isKept) || answer.counted.includes(grouping) ? [grouping] : [];
  });
}

/** Returns the newest answer of each person to each question about a company, from answers sorted newest first. */
function newestOf(answers: readonly SnapshotAnswer[], places: readonly number[]): readonly number[] {
  const known = new Set<string>();
  return places.filter((place) => {
    const answer = answers[place];
    const key = `${answer?.person} ${answer?.companyId} ${answer?.question}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/**
 * Returns one answer for authors who proved addresses of one company together, because an employer could make five
 * accounts. A counted answer is preferred.
 */
function voicesOf(answers: readonly SnapshotAnswer[], places: readonly number[], day: number): readonly number[] {
  const together = provedTogether(
    answers.map(({ companyId, provedOn }) => (provedOn === null ? null : { companyId, provedOn })),
    day,
  );
  const isIn = (place: number) => (answers[place]?.counted.length ?? 0) > 0;
  const voices = new Map<string, number>();
  for (const place of places) {
    const key = `${together[place] ?? `alone ${place}`} ${answers[place]?.question}`;
    const known = voices.get(key);
    if (known === undefined || (isIn(place) && !isIn(known))) voices.set(key, place);
  }
  return [...voices.values()].toSorted((one, other) => one - other);
}

/** Returns the unused groupings. A company that shows neither gets the grouping with more people in groups. */
function unusedAmong(
  scopes: TenureScopes,
  counted: readonly (readonly number[])[],
  rivals: ReadonlyMap<number, ExclusiveGrouping>,
): (scope: TenureScope) => boolean {
  const sizes = scopes.all.map(() => 0);
  for (const inScopes of counted) for (const scope of inScopes) sizes[scope] = (sizes[scope] ?? 0) + 1;
  const inGroups = new Map<string, number>();
  for (const [place, scope] of scopes.all.entries()) {
    const [key, size] = [`${scope.companyId} ${scope.grouping}`, sizes[place] ?? 0];
    if (isNamedScope(scope) && isGroup(size)) inGroups.set(key, (inGroups.get(key) ?? 0) + size);
  }
  return ({ companyId, grouping }) => {
    const [role = 0, department = 0] = EXCLUSIVE_GROUPINGS.map((one) => inGroups.get(`${companyId} ${one}`));
    const shown = rivals.get(companyId) ?? (department > role ? 'department' : 'role');
    return EXCLUSIVE_GROUPINGS.some((one) => one === grouping) && grouping !== shown;
  };
}

interface JudgeParts {
  readonly answers: readonly SnapshotAnswer[];
  readonly own: readonly number[];
  readonly scopes: TenureScopes;
  readonly scopesAt: readonly (readonly number[])[];
  readonly earlier: readonly TenureState[];
  readonly day: number;
  readonly isUnused: (scope: TenureScope) => boolean;
}

function judge({ answers, own, scopes, scopesAt, earlier, day, isUnused }: JudgeParts): readonly Judged[] {
  const states: (TenureState | undefined)[] = [];
  for (const state of earlier) {
    const place = scopes.find(state);
    if (place !== undefined) states[place] = state;
  }
  const [people, stayed, joined, unknown] = [
    new PeopleCount(),
    new PeopleCount(),
    new PeopleCount(),
    new PeopleCount(),
  ];
  for (const place of own) {
    const answer = answers[place];
    if (answer?.person == null) continue;
    const inScopes = scopesAt[place] ?? [];
    const isIn = (scope: number) => answer.counted.some((grouping) => grouping === scopes.all[scope]?.grouping);
    const joins = inScopes.filter((scope) => !isIn(scope));
    people.add(answer.person, inScopes);
    stayed.add(answer.person, inScopes.filter(isIn));
    joined.add(answer.person, joins);
    if (!answer.wasReady) unknown.add(answer.person, joins);
  }
  // If more than half of the people joined since the last count, they wait for the next one.
  const isNew = (scope: number): boolean => unknown.of(scope) * 2 > people.of(scope);
  const changes = scopes.all.map((_, scope) => {
    const state = states[scope];
    if (state?.isShown !== true) return false;
    // Ignores people who leave. Otherwise accounts that join together and then leave could single out another person.
    const isByFew = isFew(joined.of(scope)) || stayed.of(scope) < state.people;
    const isFresh = state.staleSince === null || day - state.staleSince < MAX_STALE_DAYS;
    return isFresh && (isNew(scope) || (state.people < MIN_FOR_ROUNDED_COUNTS && isByFew));
  });
  const partitions = scopes.partitions(isUnused);
  const isKept = (scope: number): boolean => changes[scope] === true;
  const partsOfKept = new Set(partitions.filter(({ whole }) => isKept(whole)).flatMap(({ parts }) => parts));
  const groups = scopes.all.map((scope, place): WithheldGroup => {
    const state = states[place];
    const wasShown = state?.isShown === true;
    const count = isKept(place) ? (state?.people ?? 0) : people.of(place);
    const least = MIN_GROUP + (wasShown ? 0 : (state?.base ?? 0));
    // Withholds a new part of an unchanged total. The difference would reveal the people who joined in between.
    const isTooNew = !wasShown && partsOfKept.has(place);
    const isWithheld = count > 0 && !isKept(place) && (count < least || isNew(place) || isTooNew || isUnused(scope));
    return { count, voices: count, isWithheld, isNameless: !isNamedScope(scope), wasShown };
  });
  const isHidden = withheldAmong(
    groups,
    partitions.map((partition) => asCounted(partition, groups, isKept)),
  );
  return scopes.all.map((scope, place) => ({
    scope,
    state: states[place],
    people: people.of(place),
    joined: joined.of(place),
    isKept: isKept(place),
    isShown: (groups[place]?.count ?? 0) > 0 && isHidden[place] !== true,
  }));
}

/**
 * Returns the partition as it was when the whole was counted: published parts, and all others as one group that was
 * large enough then. The group is appended.
 */
function asCounted(
  { whole, parts }: Partition,
  groups: WithheldGroup[],
  isKept: (scope: number) => boolean,
): Partition {
  if (!isKept(whole)) return { whole, parts };
  const shown = parts.filter((part) => groups[part]?.wasShown === true);
  const rest = shown.reduce((left, part) => left - (groups[part]?.count ?? 0), groups[whole]?.count ?? 0);
  if (rest <= 0) return { whole, parts: shown };
  const count = Math.max(rest, MIN_GROUP);
  const others = { count, voices: count, isWithheld: false, isNameless: true, wasShown: false };
  return { whole, parts: [...shown, groups.push(others) - 1] };
}

/** Returns figures of imported answers, which are counted separately. */
function importedIn(
  files: readonly number[],
  { scopes, scopesAt, isUnused }: Pick<JudgeParts, 'scopes' | 'scopesAt' | 'isUnused'>,
): ReadonlyMap<number, readonly number[]> {
  const members = new Map<number, number[]>();
  for (const place of files) {
    for (const scope of scopesAt[place] ?? []) {
      const known = members.get(scope);
      if (known === undefined) members.set(scope, [place]);
      else known.push(place);
    }
  }
  const groups = scopes.all.map((scope, place): WithheldGroup => {
    const count = members.get(place)?.length ?? 0;
    const isWithheld = !isGroup(count) || isUnused(scope);
    return { count, voices: count, isWithheld, isNameless: !isNamedScope(scope), wasShown: false };
  });
  const isHidden = withheldAmong(groups, scopes.partitions(isUnused));
  return new Map([...members].filter(([scope]) => isHidden[scope] !== true));
}

function stateAfter({ scope, state, people, isKept, isShown }: Judged, day: number): TenureState {
  const stays = isShown && isKept;
  const base = isGroup(people) ? ((state?.isShown === true ? state.people : state?.base) ?? 0) : people;
  return {
    ...scope,
    people: stays ? (state?.people ?? people) : people,
    base: isShown ? 0 : base,
    isShown,
    staleSince: stays ? (state?.staleSince ?? day) : null,
  };
}
