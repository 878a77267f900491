import { LRUCache } from 'lru-cache';
import type { FacetCount, ReviewFigures, TopicCount } from '@/contract/generated/review';
import { isGroup, MIN_GROUP, meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { displayedHeldCount } from '@/core/kernel/figures/shown-numbers.rules';
import { OTHER_INDUSTRY } from '@/core/research/company/industries.rules';
import { listedTopics } from '@/core/research/reviews/listed-topics.rules';
import { ASPECTS_WITH_FIGURES } from '@/core/research/reviews/review-aspect.rules';
import { topicQuoteOf } from '@/core/research/reviews/topic-quote.rules';
import type { ReviewHandlers } from '@/server/contract/generated/review';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { requireCompany } from './company-of-address';
import { lastQuarters, meanOf, sumOf } from './rating-sums';
import { facetsOf, optionsOf } from './review-facets';
import {
  countsOfCompany,
  heldOfCompany,
  mediansOfIndustry,
  mostReviewed,
  newestOnTopics,
  ratingsOfCompany,
  surgesOfCompany,
} from './review-figures.queries';

export interface ReviewFiguresDeps {
  readonly database: Database;
  readonly now: () => number;
}

const MEDIAN_LIFETIME_MS = 10 * 60_000;
const MAX_INDUSTRIES = 500;

type MedianRow = RowOf<typeof mediansOfIndustry.columns>;

export function createReviewFigures({
  database,
  now,
}: ReviewFiguresDeps): Pick<ReviewHandlers, 'getReviewFigures' | 'listReviewedCompanies'> {
  const mediansOf = (industryId: number) => database.query(mediansOfIndustry, industryId, MIN_GROUP);
  const medians = new LRUCache<number, readonly MedianRow[]>({
    max: MAX_INDUSTRIES,
    ttl: MEDIAN_LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    fetchMethod: mediansOf,
  });

  async function topicsOf(companyId: number, counts: Parameters<typeof optionsOf>[0]) {
    const sides = { liked: optionsOf(counts, '+'), disliked: optionsOf(counts, '-') };
    const { liked, disliked } = listedTopics(sides);
    const keys = [...liked.map(({ value }) => `+${value}`), ...disliked.map(({ value }) => `-${value}`)];
    const said = keys.length === 0 ? [] : await database.query(newestOnTopics, companyId, keys);
    const quotes = new Map(said.map(({ key, said }) => [key, topicQuoteOf(key.slice(1), said)]));
    const withQuotes = (sign: '+' | '-', topics: readonly FacetCount[]) =>
      topics.map((topic): TopicCount => {
        const quote = quotes.get(sign + topic.value) ?? null;
        return quote === null ? topic : { ...topic, quote };
      });
    return { liked: withQuotes('+', sides.liked), disliked: withQuotes('-', sides.disliked) };
  }

  return {
    async getReviewFigures({ query }) {
      const { id, industry_id, industry, reviews, newest_review } = await requireCompany(database, query.company);
      const [ratings, counts, [held], surges, known] = await Promise.all([
        database.query(ratingsOfCompany, id),
        database.query(countsOfCompany, id),
        database.query(heldOfCompany, id),
        database.query(surgesOfCompany, id),
        // The cache hides a failure if it has nothing stale.
        industry === OTHER_INDUSTRY ? [] : medians.fetch(industry_id).then((found) => found ?? mediansOf(industry_id)),
      ]);
      const overall = ratings.filter(({ aspect }) => aspect === 'overall');
      const distribution = sumOf(overall);
      const medianOf = (aspect: string) => known.find((row) => row.aspect === aspect && isGroup(row.companies));
      const body: ReviewFigures = {
        count: reviews,
        heldCount: displayedHeldCount(held?.held ?? 0),
        isSurge: held?.is_surge ?? false,
        rating: meanOf(distribution),
        distribution: [...distribution],
        newest: newest_review,
        aspects: ASPECTS_WITH_FIGURES.map((aspect) => {
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
        // Below five reviews no card shows its month, and no quarter has a rating.
        quarters: lastQuarters(isGroup(reviews) ? overall : [], surges, now()),
        ...(await topicsOf(id, counts)),
        facets: facetsOf(counts, now()),
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
