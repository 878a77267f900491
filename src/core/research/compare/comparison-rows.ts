import { differByMoreThanChance, RATING_SPREAD, STANDARD_ERRORS, somePair } from '@/core/kernel/figures/chance.rules';
import type { ReviewAspect } from '../reviews/review-aspect.rules';
import { REVIEW_ASPECTS } from '../reviews/review-aspect.rules';
import type { ComparedCompany } from './compared-company';

export type RatedRow = 'rating' | ReviewAspect;

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

export const RATED_ROWS: readonly RatedRow[] = ['rating', ...REVIEW_ASPECTS];

export const COMPARISON_GROUPS: readonly (readonly [
  'ratings' | 'pay' | 'reading' | 'company',
  readonly ComparisonRow[],
])[] = [
  ['ratings', RATED_ROWS],
  ['pay', ['medianPay']],
  ['reading', ['reviews', 'salaries', 'interviews', 'jobs', 'benefits', 'photos', 'followers']],
  ['company', ['industry', 'people', 'worldwide', 'founded', 'hq', 'offices']],
];

export function comparisonValueOf(all: ComparedCompany, row: ComparisonRow): string | number | null {
  if (isRated(row)) return ratingFigureOf(all, row).rating;
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
      return company.hq === '' ? null : company.hq;
    case 'offices':
      return company.officesCount;
  }
}

/** Returns whether the companies differ. Figures with a margin must differ by more than chance. */
export function companiesDiffer(companies: readonly ComparedCompany[], row: ComparisonRow): boolean {
  if (isRated(row) || row === 'medianPay') {
    const figures = companies.flatMap((company) => figureOf(company, row) ?? []);
    return somePair(figures, (one, other) => differByMoreThanChance(one.value - other.value, one.error, other.error));
  }
  return new Set(companies.map((company) => comparisonValueOf(company, row))).size > 1;
}

export function isRated(row: ComparisonRow): row is RatedRow {
  return row === 'rating' || REVIEW_ASPECTS.some((topic) => topic === row);
}

export function ratingFigureOf({ company, topics }: ComparedCompany, row: RatedRow) {
  if (row === 'rating') return { rating: company.rating, count: company.reviewsCount };
  return topics.find(({ topic }) => topic === row) ?? { rating: null, count: 0 };
}

export type LeadRow = RatedRow | 'medianPay';

export interface Lead {
  readonly companyId: number;
  readonly over: number;
}

/**
 * Returns significant leads. Each is between two companies, so that adding another company removes none. Returns null if fewer than two companies have a
 * figure. Only pay for one role is ranked; counts and facts are not.
 */
export function significantLeadsOf(companies: readonly ComparedCompany[], row: LeadRow): readonly Lead[] | null {
  const known = companies.flatMap((compared) => {
    const figure = row === 'medianPay' && compared.pay.designation === null ? null : figureOf(compared, row);
    return figure === null ? [] : [{ companyId: compared.company.companyId, ...figure }];
  });
  if (known.length < 2) return null;
  return known.flatMap(({ companyId, value, error }) =>
    known
      .filter((other) => value > other.value && differByMoreThanChance(value - other.value, error, other.error))
      .map((other) => ({ companyId, over: other.companyId })),
  );
}

function figureOf(compared: ComparedCompany, row: LeadRow) {
  return row === 'medianPay' ? payWithError(compared) : ratingWithError(compared, row);
}

function ratingWithError(compared: ComparedCompany, row: RatedRow) {
  const { rating, count } = ratingFigureOf(compared, row);
  return rating === null ? null : { value: rating, error: RATING_SPREAD / Math.sqrt(count) };
}

const [LOWEST, HIGHEST] = [1, 5];

export function ratingIntervalFor(compared: ComparedCompany, row: RatedRow) {
  const rated = ratingWithError(compared, row);
  if (rated === null) return null;
  const reach = STANDARD_ERRORS * rated.error;
  return {
    rating: rated.value,
    from: Math.max(LOWEST, rated.value - reach),
    to: Math.min(HIGHEST, rated.value + reach),
  };
}

/** Returns the median with its error. A median without a margin is neither ahead nor behind. */
function payWithError({ pay: { median, margin } }: ComparedCompany) {
  if (median === null) return null;
  return { value: median, error: margin === null ? Number.POSITIVE_INFINITY : margin / STANDARD_ERRORS };
}
