import { LRUCache } from 'lru-cache';
import type { FacetCount, ReviewFigures } from '@/contract/generated/review';
import { CARD_KEYS, periodOf } from '@/core/cards/card.rules';
import { familyName } from '@/core/cards/title-family.rules';
import { monthBeforeInIndia } from '@/core/common/india-calendar.rules';
import { isGroup, MIN_GROUP, meanRatingOf } from '@/core/figures/figures.rules';
import { FIGURED_ASPECTS } from '@/core/reviews/review-aspect.rules';
import { REVIEW_PERIODS } from '@/core/reviews/review-limits.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { requireCompany } from './company-of-address';
import { lastQuarters, meanOf, sumOf } from './rating-sums';
import {
  countsOfCompany,
  heldOfCompany,
  mediansOfIndustry,
  mostReviewed,
  ratingsOfCompany,
} from './review-figures.queries';

export interface ReviewFiguresDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const MEDIAN_LIFETIME_MS = 10 * 60_000;
const MAX_INDUSTRIES = 500;

type CountRow = RowOf<typeof countsOfCompany.columns>;
type MedianRow = RowOf<typeof mediansOfIndustry.columns>;

/** Figures of reviews. All but the medians of industries are read from counts that triggers keep. */
export function createReviewFigures({
  database,
  now,
}: ReviewFiguresDeps): Pick<ReviewHandlers, 'getReviewFigures' | 'listReviewedCompanies'> {
  const medians = new LRUCache<number, readonly MedianRow[]>({
    max: MAX_INDUSTRIES,
    ttl: MEDIAN_LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    fetchMethod: (industryId) => database.query(mediansOfIndustry, industryId, MIN_GROUP),
  });

  return {
    async getReviewFigures({ query }) {
      const { id, industry_id, industry, reviews, newest_review } = await requireCompany(database, query.company);
      const [ratings, counts, [held], known] = await Promise.all([
        database.query(ratingsOfCompany, id),
        database.query(countsOfCompany, id),
        database.query(heldOfCompany, id),
        medians.forceFetch(industry_id),
      ]);
      const overall = ratings.filter(({ aspect }) => aspect === 'overall');
      const distribution = sumOf(overall);
      const medianOf = (aspect: string) => known.find((row) => row.aspect === aspect && isGroup(row.companies));
      const body: ReviewFigures = {
        count: reviews,
        heldCount: held?.held ?? 0,
        isSurge: held?.is_surge ?? false,
        rating: meanOf(distribution),
        distribution: [...distribution],
        newest: newest_review,
        aspects: FIGURED_ASPECTS.map((aspect) => {
          const sum = sumOf(ratings.filter((row) => row.aspect === aspect));
          const median = medianOf(aspect);
          return {
            aspect,
            rating: meanOf(sum),
            count: sum.reduce((total, n) => total + n, 0),
            industry: median === undefined ? null : median.tenths / 10,
          };
        }),
        industry: { name: industry, companies: known.find(({ aspect }) => aspect === 'overall')?.companies ?? 0 },
        quarters: lastQuarters(overall, now()),
        liked: optionsOf(counts, '+'),
        disliked: optionsOf(counts, '-'),
        facets: {
          department: optionsOf(counts, 'd'),
          designation: optionsOf(counts, CARD_KEYS.title),
          family: optionsOf(counts, CARD_KEYS.family).map((option) => ({ ...option, name: familyName(option.value) })),
          location: optionsOf(counts, 'l'),
          employment: optionsOf(counts, 'e'),
          who: optionsOf(counts, 'w'),
          rating: optionsOf(counts, 'r'),
          months: periodsOf(counts, now()),
        },
      };
      return { status: 200, body };
    },

    async listReviewedCompanies({ query: { limit } }) {
      const rows = await database.query(mostReviewed(limit));
      const body = rows.map(({ slug, name, logo, reviews, rating_total, newest }) => ({
        urlName: slug,
        name,
        logo,
        rating: meanRatingOf(rating_total, reviews),
        count: reviews,
        newest,
      }));
      return { status: 200, body };
    },
  };
}

/** Counts the reviews of each period: those whose card shows a month, a quarter or a year that lies in it. */
function periodsOf(counts: readonly CountRow[], now: number): FacetCount[] {
  return REVIEW_PERIODS.map((period) => {
    const oldest = monthBeforeInIndia(now, period - 1);
    const count = counts.reduce((sum, { key, n }) => sum + ((periodOf([key])?.first ?? '') >= oldest ? n : 0), 0);
    return { value: String(period), count };
  }).filter(({ count }) => count > 0);
}

/** The options of one kind of key; two items with one name in addresses are one option. */
function optionsOf(counts: readonly CountRow[], kind: string): FacetCount[] {
  const options = new Map<string, FacetCount>();
  for (const { key, n, slug, name } of counts) {
    if (!key.startsWith(kind)) continue;
    const value = slug ?? key.slice(1);
    const count = n + (options.get(value)?.count ?? 0);
    options.set(value, { value, count, ...(name !== null && { name }) });
  }
  return [...options.values()];
}
