import { MIN_OPEN_GROUP, MIN_SETTLED_GROUP, SETTLED_DAYS } from '@/core/kernel/figures/card-groups.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

/**
 * Days until a contribution that is not held counts for cards. The account must be as old. With a verified work address
 * the contribution counts immediately.
 */
export const MIN_CONTRIBUTOR_DAYS = 14;
/** The window in days in which the number of people who start to count stays below the size of a group. */
const WEEK_DAYS = 7;
/** Work addresses proved within this number of days count as one person, because an employer can create any number. */
const PROOF_DAYS = 14;

/** A person whose contribution counts. Days are since 1970. */
export interface CountedContributor {
  /** Identifies the person within the company. */
  readonly person: string;
  readonly writtenOn: number;
  readonly countsFrom: number;
  /** The day on which the work address was proved, or null if there is none. */
  readonly provedOn: number | null;
}

/** Returns true if enough people have counted for `SETTLED_DAYS`, or at least `MIN_OPEN_GROUP` people count. */
export function isOpenGroup(voices: readonly CountedContributor[], today: number): boolean {
  const settled = voices.filter(({ countsFrom }) => today - countsFrom >= SETTLED_DAYS);
  return peopleIn(settled) >= MIN_SETTLED_GROUP || peopleIn(voices) >= MIN_OPEN_GROUP;
}

/**
 * Counts people. Work addresses that were proved in the same fortnight count as one person. Of the people who start
 * to count in any seven consecutive days, at most four are counted.
 */
export function peopleIn(voices: readonly CountedContributor[]): number {
  const people = [...new Map(voices.map((voice) => [voice.person, voice])).values()];
  const checked = people.filter(({ provedOn }) => provedOn !== null);
  const days = [
    ...people.flatMap(({ provedOn, writtenOn }) => (provedOn === null ? [writtenOn] : [])),
    ...firstsOf(checked.toSorted((one, other) => (one.provedOn ?? 0) - (other.provedOn ?? 0))),
  ].toSorted((one, other) => one - other);
  const counted: number[] = [];
  for (const day of days) {
    const fourthBefore = counted.at(1 - MIN_GROUP);
    if (fourthBefore === undefined || day - fourthBefore >= WEEK_DAYS) counted.push(day);
  }
  return counted.length;
}

function firstsOf(checked: readonly CountedContributor[]): readonly number[] {
  const firsts: { readonly provedOn: number; readonly writtenOn: number }[] = [];
  for (const { provedOn, writtenOn } of checked) {
    if (provedOn === null) continue;
    const last = firsts.at(-1);
    if (last === undefined || provedOn - last.provedOn >= PROOF_DAYS) firsts.push({ provedOn, writtenOn });
  }
  return firsts.map(({ writtenOn }) => writtenOn);
}
