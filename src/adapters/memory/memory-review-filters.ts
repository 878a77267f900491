import { monthBeforeInIndia, monthInIndia } from '@/core/common/india-calendar.rules';
import { urlNameOf } from '@/core/formatting/url-name.rules';
import type { ReviewQuery } from '@/core/reviews/review-query';
import type { MemoryReview } from './review-records';

/** The values of a review that it can be filtered by, as the filters name them. */
export function valuesOf(review: MemoryReview): Readonly<Record<ListFilter, readonly string[]>> {
  const { department, designation, location, employment, isCurrent, proof, rating, liked, disliked } = review;
  return {
    department: department === null ? [] : [urlNameOf(department)],
    designation: designation === null ? [] : [urlNameOf(designation)],
    location: location === null ? [] : [urlNameOf(location)],
    employment: employment === null ? [] : [employment],
    who: [...(isCurrent === null ? [] : [isCurrent ? 'current' : 'former']), ...(proof === null ? [] : ['checked'])],
    rating: [String(rating)],
    liked,
    disliked,
  };
}

/** Filters whose values are alternatives. */
export const LIST_FILTERS = [
  'department',
  'designation',
  'location',
  'employment',
  'who',
  'rating',
  'liked',
  'disliked',
] as const;

type ListFilter = (typeof LIST_FILTERS)[number];

/** Returns whether a review fits a query; `now` in ms since 1970. */
export function fitsReview(review: MemoryReview, query: ReviewQuery, now: number): boolean {
  const values = valuesOf(review);
  const fitsLists = LIST_FILTERS.every((name) => {
    const wanted = query[name]?.split(',');
    return wanted === undefined || values[name].some((value) => wanted.includes(value));
  });
  const fitsMonths =
    query.months === undefined || monthInIndia(review.createdAt) >= monthBeforeInIndia(now, query.months - 1);
  return fitsLists && fitsMonths && hasWords(review, query.q ?? '');
}

function hasWords({ title, likes, dislikes }: MemoryReview, q: string): boolean {
  const text = [title, likes, dislikes].join(' ').toLowerCase();
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(word));
}
