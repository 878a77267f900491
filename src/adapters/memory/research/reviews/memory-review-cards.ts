import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { isGroup } from '@/core/kernel/figures/figures.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { periodOf, stayOf } from '@/core/research/cards/card.rules';
import { shownKeys } from '@/core/research/cards/imported-cards.rules';
import { newestCardMonth } from '../cards/newest-shown';
import type { MemoryReview } from './memory-review';

export interface CardedReview extends MemoryReview {
  readonly card: readonly string[];
  readonly shownSince: string;
  readonly shownUntil: string;
}

/**
 * Adds cards. Users' cards show no facts, because users in memory have not existed for long enough (core/research/cards).
 */
export function withCards(reviews: readonly MemoryReview[]): readonly CardedReview[] {
  const companies = [...new Set(reviews.map(({ companyId }) => companyId))];
  const keys = new Map(
    companies.flatMap((id) => [
      ...shownKeys(reviews.filter(({ companyId, authorId }) => companyId === id && authorId === null).map(cardOf)),
    ]),
  );
  return reviews.map((review) => {
    const card = keys.get(review.id) ?? [];
    const period = periodOf(card);
    return { ...review, card, shownSince: period?.first ?? '', shownUntil: period?.last ?? '' };
  });
}

function cardOf({ id, designation, department, location, years, isCurrent, createdAt }: MemoryReview) {
  const keyOf = (name: string | null) => (name === null ? null : urlNameOf(name));
  return {
    id,
    facts: {
      title: designation === null ? null : { key: urlNameOf(designation), name: designation },
      department: keyOf(department),
      city: keyOf(location),
      state: null,
      years,
      stay: stayOf(isCurrent),
      month: monthInIndia(createdAt),
    },
  };
}

/**
 * Returns the month of the newest review. User reviews count with the month on their card, imported reviews only if
 * there are at least five.
 */
export function newestReviewOf(reviews: readonly CardedReview[]): string | null {
  const imported = reviews.filter(({ authorId }) => authorId === null).map(({ createdAt }) => monthInIndia(createdAt));
  const months = [newestCardMonth(reviews), isGroup(imported.length) ? imported.toSorted().at(-1) : null];
  return (
    months
      .filter((month) => typeof month === 'string')
      .toSorted()
      .at(-1) ?? null
  );
}
