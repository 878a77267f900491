import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { CARD_KEYS, stayOf } from '../cards/card.rules';

/**
 * Kinds whose similar contributions are counted. Pay has no cards, and a photo reveals no more of its author than the
 * city.
 */
export const COUNTED_KINDS = ['review', 'interview', 'benefits'] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Counts are rounded down to these. Below the first it is 0. */
export const ROUNDED_COUNTS = [MIN_GROUP, 10, 20, 50, 100] as const;

export const OMITTABLE_FACTS = ['jobProfile', 'departmentId', 'city', 'years'] as const;

export type OmittableFact = (typeof OMITTABLE_FACTS)[number];

export interface AuthorCardFacts {
  readonly jobProfile: number | string | null;
  readonly departmentId: number | string | null;
  readonly city: number | string | null;
  readonly years: number | null;
  readonly isCurrent: boolean | null;
}

export type RoundedCount = 0 | (typeof ROUNDED_COUNTS)[number];

export interface SimilarContributions {
  readonly alike: RoundedCount;
  readonly without: Readonly<Record<OmittableFact, RoundedCount | null>>;
}

/** Rounds down, so that a single contribution is hardly visible. Returns 0 below five. */
export function roundedCount(count: number): RoundedCount {
  return ROUNDED_COUNTS.findLast((least) => count >= least) ?? 0;
}

export function cardKeysOfFacts({
  jobProfile,
  departmentId,
  city,
  years,
  isCurrent,
}: AuthorCardFacts): readonly string[] {
  const said = [
    [CARD_KEYS.title, jobProfile],
    [CARD_KEYS.department, departmentId],
    [CARD_KEYS.city, city],
    [CARD_KEYS.years, years],
    [CARD_KEYS.stay, stayOf(isCurrent)],
  ] as const;
  return said.flatMap(([letter, value]) => (value === null ? [] : [`${letter}${value}`]));
}

/** `countOf` counts cards that show all keys of a list. */
export function similarContributions(
  facts: AuthorCardFacts,
  countOf: (keys: readonly string[]) => number,
): SimilarContributions {
  const withoutOne = (fact: OmittableFact): RoundedCount | null =>
    facts[fact] === null ? null : roundedCount(countOf(cardKeysOfFacts({ ...facts, [fact]: null })));
  return {
    alike: roundedCount(countOf(cardKeysOfFacts(facts))),
    without: {
      jobProfile: withoutOne('jobProfile'),
      departmentId: withoutOne('departmentId'),
      city: withoutOne('city'),
      years: withoutOne('years'),
    },
  };
}
