import type { ComparedCompany } from './compared-company';

/** The spread of the ratings of a company that is assumed where only their mean and number are known. */
const RATING_SPREAD = 1.2;
/** Two means further apart than so many standard errors differ by more than chance, nineteen times of twenty. */
const STANDARD_ERRORS = 1.96;

/** A row of the comparison. */
export type ComparisonRow =
  | 'rating'
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
export const COMPARISON_GROUPS: readonly (readonly ['ratings' | 'reading' | 'company', readonly ComparisonRow[]])[] = [
  ['ratings', ['rating']],
  ['reading', ['reviews', 'salaries', 'interviews', 'jobs', 'benefits', 'photos', 'followers']],
  ['company', ['industry', 'people', 'worldwide', 'founded', 'hq', 'offices']],
];

/** Returns what a company has in a row; null where nothing is known. */
export function cellOf({ company, ...compared }: ComparedCompany, row: ComparisonRow): string | number | null {
  switch (row) {
    case 'rating':
      return company.rating;
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

/**
 * Returns the companies whose rating no other one beats by more than chance; none where that is all of them. Counts and facts have no
 * best: more is not better.
 */
export function bestRated(companies: readonly ComparedCompany[]): ReadonlySet<number> {
  const rated = companies.flatMap(({ company }) =>
    company.rating === null ? [] : [{ ...company, rating: company.rating }],
  );
  const error = (reviews: number) => RATING_SPREAD ** 2 / reviews;
  const best = rated.filter((one) =>
    rated.every(
      (other) =>
        other.rating - one.rating <= STANDARD_ERRORS * Math.sqrt(error(one.reviewsCount) + error(other.reviewsCount)),
    ),
  );
  return best.length === rated.length ? new Set() : new Set(best.map(({ companyId }) => companyId));
}
