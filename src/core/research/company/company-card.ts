export interface CompanyCard {
  readonly companyId: number;
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly hq: string;
  readonly officesCount: number;
  /** A label such as `1k-5k` of employees in India. */
  readonly employees: string | null;
  readonly logo: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly newestReview: string | null;
  readonly salariesCount: number;
  /** In rupees a year, over all roles, or null below five reports. */
  readonly medianPay: number | null;
  readonly balanceRating: number | null;
  readonly balanceCount: number;
  readonly jobsCount: number;
}

export interface NearCompany {
  readonly urlName: string;
  readonly companyName: string;
  readonly hq: string;
}

export interface RelatedCompany {
  readonly kind: 'parent' | 'subsidiary' | 'associate';
  readonly company: CompanyCard;
}
