import { isGroup, MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { CompanyCounts } from '../company/company-counts';
import { countsByKindOf } from '../company/company-counts';

export type CountedKind = 'review' | 'salary' | 'interview' | 'benefits' | 'photo';

export interface KindCount {
  readonly kind: CountedKind;
  /** Zero for fewer than five salaries. */
  readonly count: number;
}

/** Returns the kinds of a company's contributions by count, the fewest first. Kinds without a count are left out. */
export function kindsByCount(counts: CompanyCounts): readonly KindCount[] {
  const { reviews, salaries, interviews, photos } = countsByKindOf(counts);
  const all: readonly (readonly [CountedKind, number | null | undefined])[] = [
    ['review', reviews],
    ['salary', salaries],
    ['interview', interviews],
    // Uses the number of reports. The other count is the number of different benefits.
    ['benefits', counts.totalReviewsWithBenefits],
    ['photo', photos],
  ];
  return all
    .flatMap(([kind, count]) => (count == null ? [] : [{ kind, count }]))
    .toSorted((one, other) => one.count - other.count);
}

/** Returns the one kind with the fewest contributions, or null if another may have as few. */
export function kindWithFewest([fewest, next]: readonly KindCount[]): CountedKind | null {
  if (fewest === undefined || next === undefined) return null;
  const atMost = isWithheld(fewest) ? MIN_GROUP - 1 : fewest.count;
  return atMost < next.count ? fewest.kind : null;
}

export function isWithheld({ kind, count }: KindCount): boolean {
  return kind === 'salary' && !isGroup(count);
}
