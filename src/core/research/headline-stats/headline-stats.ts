import type { CompanyCard } from '../company/company-card';

export interface HeadlineCounts {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

export interface NewestSalary {
  readonly key: string;
  readonly name: string;
  readonly median: number;
  readonly count: number;
  readonly newest: string;
}

export type Spotlight = Pick<
  CompanyCard,
  'urlName' | 'companyName' | 'industry' | 'hq' | 'logo' | 'reviewsCount' | 'medianPay' | 'salariesCount'
> & {
  readonly rating: number;
  readonly newestReview: string;
};

export interface HeadlineStats extends HeadlineCounts {
  readonly newestSalary: NewestSalary | null;
  readonly spotlight: Spotlight | null;
}
