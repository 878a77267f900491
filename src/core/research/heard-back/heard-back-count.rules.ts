import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { provedTogether } from '@/core/kernel/figures/proved-together.rules';
import { MIN_FOR_ROUNDED_COUNTS, shownCount } from '@/core/kernel/figures/shown-numbers.rules';
import { MAX_STALE_DAYS, MIN_ACCOUNT_DAYS } from '../salaries/snapshot-limits.rules';
import type { HeardBack } from './application';
import type { HeardBackAnswer } from './heard-back.rules';
import { isReply, shareBounds } from './heard-back.rules';

export interface CountedAnswer {
  readonly companyId: number;
  readonly answer: HeardBackAnswer;
  readonly pressedOn: number;
  readonly month: string;
  readonly isCounted: boolean;
  /** A number that is valid within this count only. */
  readonly person: number;
  /** The day on which the account was created. */
  readonly since: number;
  readonly isAtWork: boolean;
  /** In days since 1970, or null if none is stored. */
  readonly provedOn: number | null;
}

/** The stored state: counts of people only. */
export interface HeardBackState {
  readonly companyId: number;
  /** The number of people who are counted, or would be if the figure were shown. */
  readonly people: number;
  /** The number of people in the last count that was too small to show. The next figure needs five more people. */
  readonly base: number;
  readonly isShown: boolean;
  readonly staleSince: number | null;
}

export interface HeardBackCount {
  readonly counted: ReadonlySet<number>;
  readonly shown: readonly (HeardBack & { readonly companyId: number })[];
  /** Companies whose earlier figure stays. */
  readonly kept: readonly number[];
  readonly states: readonly HeardBackState[];
}

/**
 * Counts each person's newest application per company. Below fifty people, a figure changes only if nobody or five
 * people joined, and nobody or five left. Otherwise the earlier figure stays.
 */
export function countHeardBack(
  answers: readonly CountedAnswer[],
  earlier: readonly HeardBackState[],
  day: number,
): HeardBackCount {
  const states = new Map(earlier.map((state) => [state.companyId, state]));
  const counted = new Set<number>();
  const shown: (HeardBack & { readonly companyId: number })[] = [];
  const kept: number[] = [];
  const left: HeardBackState[] = [];
  for (const [companyId, places] of placesByCompany(answers, day)) {
    const own = places.flatMap((place) => answers[place] ?? []);
    const joined = places.filter((place) => answers[place]?.isCounted === false);
    const state = states.get(companyId);
    states.delete(companyId);
    const gone = Math.max(0, (state?.people ?? 0) - (own.length - joined.length));
    if (state !== undefined && isKeptFor(state, [joined.length, gone], day)) {
      for (const place of places) if (answers[place]?.isCounted === true) counted.add(place);
      kept.push(companyId);
      left.push({ ...state, staleSince: state.staleSince ?? day });
      continue;
    }
    const isShown = places.length >= MIN_GROUP + (state?.isShown === true ? 0 : (state?.base ?? 0));
    const bounds = isShown ? shareBounds(own.filter(({ answer }) => isReply(answer)).length, own.length) : null;
    if (bounds !== null) {
      const newest =
        own
          .map(({ month }) => month)
          .toSorted()
          .at(-1) ?? '';
      const isSurge = state?.isShown === true && isGroup(joined.length) && joined.length * 2 > own.length;
      shown.push({ companyId, ...bounds, count: shownCount(own.length), newest, isSurge });
    }
    for (const place of places) counted.add(place);
    left.push(stateAfter(companyId, { people: own.length, isShown: bounds !== null, state }));
  }
  for (const state of states.values()) {
    // Nobody of this company answers any more. Its figure stays while a change would reveal fewer than five people.
    if (!isKeptFor(state, [0, state.people], day)) continue;
    kept.push(state.companyId);
    left.push({ ...state, staleSince: state.staleSince ?? day });
  }
  return { counted, shown, kept, states: left };
}

/** Returns the newest answer of each person. People who proved addresses together count as one person. */
function placesByCompany(answers: readonly CountedAnswer[], day: number): ReadonlyMap<number, readonly number[]> {
  const together = provedTogether(
    answers.map(({ companyId, provedOn }) => (provedOn === null ? null : { companyId, provedOn })),
    day,
  );
  const newest = new Map<string, number>();
  for (const [place, answer] of answers.entries()) {
    if (!mayCount(answer, day)) continue;
    const key = `${answer.companyId} ${together[place] == null ? `one ${answer.person}` : `some ${together[place]}`}`;
    const known = answers[newest.get(key) ?? -1];
    if (known === undefined || known.pressedOn < answer.pressedOn) newest.set(key, place);
  }
  const places = new Map<number, number[]>();
  for (const place of newest.values()) {
    const companyId = answers[place]?.companyId ?? 0;
    places.set(companyId, [...(places.get(companyId) ?? []), place]);
  }
  return places;
}

/** Returns true for an account at least 14 days old whose user did not work at the company when they applied. */
function mayCount({ isCounted, since, isAtWork, provedOn, pressedOn }: CountedAnswer, day: number): boolean {
  if (isAtWork && (provedOn === null || provedOn <= pressedOn)) return false;
  return isCounted || day - since >= MIN_ACCOUNT_DAYS;
}

function isKeptFor(state: HeardBackState, changes: readonly number[], day: number): boolean {
  if (!state.isShown || state.people >= MIN_FOR_ROUNDED_COUNTS) return false;
  const isFresh = state.staleSince === null || day - state.staleSince < MAX_STALE_DAYS;
  return isFresh && changes.some((people) => people > 0 && !isGroup(people));
}

function stateAfter(
  companyId: number,
  {
    people,
    isShown,
    state,
  }: { readonly people: number; readonly isShown: boolean; readonly state: HeardBackState | undefined },
): HeardBackState {
  const base = isGroup(people) ? ((state?.isShown === true ? state.people : state?.base) ?? 0) : people;
  return { companyId, people, base: isShown ? 0 : base, isShown, staleSince: null };
}
