import { differByMoreThanChance, RATING_SPREAD } from '../figures/chance.rules';
import type { ReviewAspect } from '../reviews/review-aspect.rules';
import { REVIEW_ASPECTS } from '../reviews/review-aspect.rules';
import type { ComparedCompany } from './compared-company';

/** A row of ratings: the whole, or a topic. */
export type RatedRow = 'rating' | ReviewAspect;

/** A row of the comparison. */
export type ComparisonRow =
  | RatedRow
  | 'medianPay'
  | 'reviews'
  | 'salaries'
  | 'interviews'
  | 'jobs'
  | 'benefits'
  | 'photos'
  | 'followers'
  | 'industry'
  | 'people'
  | 'worldwide'
  | 'founded'
  | 'hq'
  | 'offices';

/** The rows in groups. */
export const COMPARISON_GROUPS: readonly (readonly [
  'ratings' | 'pay' | 'reading' | 'company',
  readonly ComparisonRow[],
])[] = [
  ['ratings', ['rating', ...REVIEW_ASPECTS]],
  ['pay', ['medianPay']],
  ['reading', ['reviews', 'salaries', 'interviews', 'jobs', 'benefits', 'photos', 'followers']],
  ['company', ['industry', 'people', 'worldwide', 'founded', 'hq', 'offices']],
];

/** Returns what a company has in a row; null where nothing is known. */
export function cellOf(all: ComparedCompany, row: ComparisonRow): string | number | null {
  if (isRated(row)) return ratedOf(all, row).rating;
  const { company, ...compared } = all;
  switch (row) {
    case 'medianPay':
      return compared.pay.median;
    case 'reviews':
      return company.reviewsCount;
    case 'salaries':
      return company.salariesCount;
    case 'interviews':
      return compared.interviewsCount;
    case 'jobs':
      return company.jobsCount;
    case 'benefits':
      return compared.benefitsCount;
    case 'photos':
      return compared.photosCount;
    case 'followers':
      return compared.followersCount;
    case 'industry':
      return company.industry;
    case 'people':
      return company.employees;
    case 'worldwide':
      return compared.globalEmployeeCount;
    case 'founded':
      return compared.foundedYear;
    case 'hq':
      return company.hq;
    case 'offices':
      return company.officesCount;
  }
}

/** Whether the companies differ in a row. */
export function differs(companies: readonly ComparedCompany[], row: ComparisonRow): boolean {
  return new Set(companies.map((company) => cellOf(company, row))).size > 1;
}

export function isRated(row: ComparisonRow): row is RatedRow {
  return row === 'rating' || REVIEW_ASPECTS.some((topic) => topic === row);
}

/** Returns the mean of a row of ratings, null where too few rated, and how many rated. */
export function ratedOf({ company, topics }: ComparedCompany, row: RatedRow) {
  if (row === 'rating') return { rating: company.rating, count: company.reviewsCount };
  return topics.find(({ topic }) => topic === row) ?? { rating: null, count: 0 };
}

/** The leader of a row of ratings: the company's id, or that the first of them are too close to call. */
export type RowLeader = number | 'close';

/**
 * Returns the company whose rating in a row beats each other one by more than chance, `close` where there is none; null if fewer than two are rated. Counts,
 * pay of all roles together and facts have no leader: more is not better.
 */
export function leaderOf(companies: readonly ComparedCompany[], row: RatedRow): RowLeader | null {
  const rated = companies.flatMap((compared) => {
    const { rating, count } = ratedOf(compared, row);
    return rating === null
      ? []
      : [{ companyId: compared.company.companyId, rating, error: RATING_SPREAD / Math.sqrt(count) }];
  });
  const [first, ...others] = rated.toSorted((one, other) => other.rating - one.rating);
  if (first === undefined || others.length === 0) return null;
  const isAhead = others.every(({ rating, error }) =>
    differByMoreThanChance(first.rating - rating, first.error, error),
  );
  return isAhead ? first.companyId : 'close';
}
