import { isWorkAddress } from '@/core/account/career-status/proof.rules';
import { monthBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CARD_KEYS, cardValue } from '@/core/research/cards/card.rules';
import { authorFiltersByGroup } from '@/core/research/reviews/review-limits.rules';
import type { ReviewQuery } from '@/core/research/reviews/review-query';
import type { MemoryReview } from './memory-review';
import type { CardedReview } from './memory-review-cards';

export function valuesOf({
  card,
  employment,
  proof,
  rating,
  liked,
  disliked,
}: CardedReview): Readonly<Record<ListFilter, readonly string[]>> {
  const shown = (letter: string) => [cardValue(card, letter)].filter((value) => value !== null);
  return {
    department: shown(CARD_KEYS.department),
    designation: shown(CARD_KEYS.title),
    family: shown(CARD_KEYS.family),
    location: shown(CARD_KEYS.city),
    employment: employment === null ? [] : [employment],
    who: [
      ...shown(CARD_KEYS.stay),
      ...(proof === null ? [] : ['checked']),
      ...(isWorkAddress(proof) ? ['work-email'] : []),
    ],
    rating: [String(rating)],
    liked,
    disliked,
  };
}

export const LIST_FILTERS = [
  'department',
  'designation',
  'family',
  'location',
  'employment',
  'who',
  'rating',
  'liked',
  'disliked',
] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** Returns whether a review matches. `now` is in ms since 1970. */
export function fitsReview(review: CardedReview, query: ReviewQuery, now: number): boolean {
  const values = valuesOf(review);
  const fitsWho = authorFiltersByGroup(query.who?.split(',') ?? []).every((question) =>
    values.who.some((value) => question.includes(value)),
  );
  const fitsLists = LIST_FILTERS.every((name) => {
    if (name === 'who') return fitsWho;
    const wanted = query[name]?.split(',');
    return wanted === undefined || values[name].some((value) => wanted.includes(value));
  });
  const fitsMonths = query.months === undefined || review.shownSince >= monthBeforeInIndia(now, query.months - 1);
  return fitsLists && fitsMonths && hasWords(review, query.q ?? '');
}

function hasWords({ title, likes, dislikes }: MemoryReview, q: string): boolean {
  const text = [title, likes, dislikes].join(' ').toLowerCase();
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(word));
}
