import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { CARD_KEYS, stayOf } from '../cards/card.rules';

/** The kinds whose cards can be counted. Pay has no cards, and a photo says no more of its author than the city. */
export const COUNTED_KINDS = ['review', 'interview', 'benefits'] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

/** The numbers that counts of similar contributions are rounded down to; below the first it is 0. */
export const ROUNDED_COUNTS = [MIN_GROUP, 10, 20, 50, 100] as const;

/** The facts of an author that a form can leave out, in the order in which the user is asked about them. */
export const LEAVABLE_FACTS = ['jobProfile', 'departmentId', 'city', 'years'] as const;

export type LeavableFact = (typeof LEAVABLE_FACTS)[number];

/** The facts about its author that a contribution would say, by the keys that cards have for items of lists; null for none. */
export interface SaidFacts {
  readonly jobProfile: number | string | null;
  readonly departmentId: number | string | null;
  readonly city: number | string | null;
  /** Years at the company. */
  readonly years: number | null;
  /** True if the author works there. */
  readonly isCurrent: boolean | null;
}

/** A rounded count; 0 is fewer than five. */
export type RoundedCount = 0 | (typeof ROUNDED_COUNTS)[number];

/** The counts of contributions of a kind that show the same; `without` has null for a fact that is not said. */
export interface SimilarContributions {
  readonly alike: RoundedCount;
  readonly without: Readonly<Record<LeavableFact, RoundedCount | null>>;
}

/** Returns a count rounded down, so that one contribution more or less can hardly be told; 0 for fewer than five. */
export function roundedCount(count: number): RoundedCount {
  return ROUNDED_COUNTS.findLast((least) => count >= least) ?? 0;
}

/** Returns the keys that a card shows if it shows all of these facts (core/research/cards). */
export function keysOfFacts({ jobProfile, departmentId, city, years, isCurrent }: SaidFacts): readonly string[] {
  const said = [
    [CARD_KEYS.title, jobProfile],
    [CARD_KEYS.department, departmentId],
    [CARD_KEYS.city, city],
    [CARD_KEYS.years, years],
    [CARD_KEYS.stay, stayOf(isCurrent)],
  ] as const;
  return said.flatMap(([letter, value]) => (value === null ? [] : [`${letter}${value}`]));
}

/** Returns the counts of a contribution's facts; `countOf` returns how many cards show all keys of a list. */
export function similarContributions(
  facts: SaidFacts,
  countOf: (keys: readonly string[]) => number,
): SimilarContributions {
  const withoutOne = (fact: LeavableFact): RoundedCount | null =>
    facts[fact] === null ? null : roundedCount(countOf(keysOfFacts({ ...facts, [fact]: null })));
  return {
    alike: roundedCount(countOf(keysOfFacts(facts))),
    without: {
      jobProfile: withoutOne('jobProfile'),
      departmentId: withoutOne('departmentId'),
      city: withoutOne('city'),
      years: withoutOne('years'),
    },
  };
}
