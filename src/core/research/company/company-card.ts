export interface CompanyCard {
  readonly companyId: number;
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly hq: string;
  readonly officesCount: number;
  /** The number of employees in India as a label, such as `1k-5k`. */
  readonly employees: string | null;
  readonly logo: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly newestReview: string | null;
  readonly salariesCount: number;
  /** The median over all roles in rupees a year, or null below five reports. */
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
