import type { CompanyCard } from '../company/company-card';

/** Counts of what the product holds, in the order in which they are shown. */
export interface HeadlineCounts {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

/** The pay of a job profile over all companies; `key` is its name in addresses. */
export interface NewestSalary {
  readonly key: string;
  readonly name: string;
  /** Rupees a year. */
  readonly median: number;
  readonly count: number;
  /** The month of the newest report, `2026-11`. */
  readonly newest: string;
}

/** A company with what its reviews and salaries say, whatever that is. */
export type Spotlight = Pick<
  CompanyCard,
  'urlName' | 'companyName' | 'industry' | 'hq' | 'logo' | 'reviewsCount' | 'medianPay' | 'salariesCount'
> & {
  readonly rating: number;
  /** The month of the newest review, `2026-11`. */
  readonly newestReview: string;
};

/** The figures that the product shows of itself; `newestSalary` and `spotlight` are null if too few have told. */
export interface HeadlineStats extends HeadlineCounts {
  readonly newestSalary: NewestSalary | null;
  readonly spotlight: Spotlight | null;
}
