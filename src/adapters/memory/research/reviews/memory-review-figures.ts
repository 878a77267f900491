import { monthBeforeInIndia, quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import { groupCountOrZero, isGroup, meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { displayedHeldCount } from '@/core/kernel/figures/shown-numbers.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { familyName } from '@/core/research/cards/title-family.rules';
import { OTHER_INDUSTRY } from '@/core/research/company/industries.rules';
import { listedTopics } from '@/core/research/reviews/listed-topics.rules';
import type { ReviewAspect } from '@/core/research/reviews/review-aspect.rules';
import { ASPECTS_WITH_FIGURES } from '@/core/research/reviews/review-aspect.rules';
import type {
  FacetCount,
  QuarterFigure,
  ReviewFacets,
  ReviewFigures,
  TopicCount,
} from '@/core/research/reviews/review-figures';
import { MAX_QUARTERS, REVIEW_PERIODS } from '@/core/research/reviews/review-limits.rules';
import { topicQuoteOf } from '@/core/research/reviews/topic-quote.rules';
import type { MemoryReview } from './memory-review';
import type { CardedReview } from './memory-review-cards';
import { newestReviewOf } from './memory-review-cards';
import type { ListFilter } from './memory-review-filters';
import { valuesOf } from './memory-review-filters';

export interface FiguredReviews {
  readonly reviews: readonly CardedReview[];
  readonly counted: readonly MemoryReview[];
  readonly isSurge: boolean;
  readonly industry: string;
  readonly industryReviews: readonly (readonly MemoryReview[])[];
  /** In ms since 1970. */
  readonly now: number;
}

export function figuresOf({
  reviews,
  counted,
  isSurge,
  industry,
  industryReviews: peers,
  now,
}: FiguredReviews): ReviewFigures {
  const industryReviews = industry === OTHER_INDUSTRY ? [] : peers;
  const ratings = counted.map(({ rating }) => rating);
  return {
    count: counted.length,
    heldCount: displayedHeldCount(reviews.length - counted.length),
    isSurge,
    rating: meanOf(ratings),
    distribution: [1, 2, 3, 4, 5].map((value) => ratings.filter((rating) => rating === value).length),
    newest: newestReviewOf(reviews),
    aspects: ASPECTS_WITH_FIGURES.map((aspect) => {
      const given = ratingsOf(counted, aspect);
      const medians = industryReviews.map((each) => ratingsOf(each, aspect)).filter(({ length }) => isGroup(length));
      return { aspect, rating: meanOf(given), count: given.length, industry: medianOf(medians.map(exactMeanOf)) };
    }),
    industry: { name: industry, companies: industryReviews.filter(({ length }) => isGroup(length)).length },
    quarters: quartersOf(
      isGroup(counted.length) ? counted : [],
      reviews.filter(({ surgeUntil }) => (surgeUntil ?? 0) > now),
      now,
    ),
    ...topicsOf(reviews, counted),
    facets: facetsOf(reviews, now),
  };
}

export function facetsOf(reviews: readonly CardedReview[], now: number): ReviewFacets {
  return {
    department: namedOptionsOf(reviews, 'department', ({ department }) => department),
    designation: namedOptionsOf(reviews, 'designation', ({ designation }) => designation),
    family: optionsOf(reviews, 'family').map((option) => ({ ...option, name: familyName(option.value) })),
    location: namedOptionsOf(reviews, 'location', ({ location }) => location),
    employment: optionsOf(reviews, 'employment'),
    who: optionsOf(reviews, 'who'),
    rating: optionsOf(reviews, 'rating'),
    months: periodsOf(reviews, now),
  };
}

function periodsOf(reviews: readonly CardedReview[], now: number): readonly FacetCount[] {
  return REVIEW_PERIODS.map((months) => ({
    value: String(months),
    count: reviews.filter(({ shownSince }) => shownSince >= monthBeforeInIndia(now, months - 1)).length,
  })).filter(({ count }) => count > 0);
}

export function ratingsOf(reviews: readonly MemoryReview[], aspect: ReviewAspect): readonly number[] {
  return reviews.flatMap(({ aspects }) => aspects[aspect] ?? []);
}

/** Returns the mean to one decimal, rounded half up, or null below five. */
export function meanOf(ratings: readonly number[]): number | null {
  const total = ratings.reduce((sum, rating) => sum + rating, 0);
  return meanRatingOf(total, ratings.length);
}

function exactMeanOf(ratings: readonly number[]): number {
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

function medianOf(values: readonly number[]): number | null {
  if (!isGroup(values.length)) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round(((low + high) / 2) * 10) / 10;
}

function quartersOf(
  reviews: readonly MemoryReview[],
  surged: readonly MemoryReview[],
  now: number,
): readonly QuarterFigure[] {
  const quarters = reviews.map(({ createdAt, rating }) => ({ quarter: quarterInIndia(createdAt), rating }));
  const current = quarterInIndia(now);
  const known = [...reviews, ...surged].map(({ createdAt }) => quarterInIndia(createdAt));
  const first = Math.max(Math.min(...known, current + 1), current - MAX_QUARTERS + 1);
  return Array.from({ length: Math.max(0, current - first + 1) }, (_, place) => {
    const quarter = first + place;
    const ratings = quarters.filter((each) => each.quarter === quarter).map(({ rating }) => rating);
    return {
      quarter: `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`,
      rating: meanOf(ratings),
      count: ratings.length,
      surgeCount: groupCountOrZero(surged.filter(({ createdAt }) => quarterInIndia(createdAt) === quarter).length),
    };
  });
}

function optionsOf(reviews: readonly CardedReview[], filter: ListFilter): readonly FacetCount[] {
  return countsOf(reviews.flatMap((review) => valuesOf(review)[filter])).map(([value, count]) => ({ value, count }));
}

/** Returns topics. Each listed topic has a sentence from the newest counted review. */
function topicsOf(
  reviews: readonly CardedReview[],
  counted: readonly MemoryReview[],
): Pick<ReviewFigures, 'liked' | 'disliked'> {
  const sides = { liked: optionsOf(reviews, 'liked'), disliked: optionsOf(reviews, 'disliked') };
  const ids = new Set(counted.map(({ id }) => id));
  const newest = reviews
    .filter(({ id }) => ids.has(id))
    .toSorted((one, other) => (`${one.shownUntil} ${one.id}` < `${other.shownUntil} ${other.id}` ? 1 : -1));
  const listed = listedTopics(sides);
  const withQuotes = (side: 'liked' | 'disliked') =>
    sides[side].map((option): TopicCount => {
      if (!listed[side].includes(option)) return option;
      const review = newest.find((each) => each[side].includes(option.value));
      const quote = topicQuoteOf(option.value, (side === 'liked' ? review?.likes : review?.dislikes) ?? null);
      return quote === null ? option : { ...option, quote };
    });
  return { liked: withQuotes('liked'), disliked: withQuotes('disliked') };
}

function namedOptionsOf(
  reviews: readonly CardedReview[],
  filter: ListFilter,
  nameOf: (review: CardedReview) => string | null,
): readonly FacetCount[] {
  const names = new Map(reviews.map((review) => [urlNameOf(nameOf(review) ?? ''), nameOf(review) ?? '']));
  return optionsOf(reviews, filter).map((option) => ({ ...option, name: names.get(option.value) ?? option.value }));
}

function countsOf(values: readonly string[]): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
}
