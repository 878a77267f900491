export interface CompanyCard {
  readonly companyId: number;
  readonly urlName: string;
  readonly companyName: string;
  readonly industry: string;
  readonly hq: string;
  readonly officesCount: number;
  /** A label (`1k-5k`) of how many work in India. */
  readonly employees: string | null;
  readonly logo: string | null;
  /** Null below five reviews. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  /** `2026-11` */
  readonly newestReview: string | null;
  /** The reports behind the median; 0 if it is withheld. */
  readonly salariesCount: number;
  /** The median over all roles, in rupees a year; null below five reports. */
  readonly medianPay: number | null;
  /** The rating of work-life balance; null below five reviews that rate it. */
  readonly balanceRating: number | null;
  readonly balanceCount: number;
  readonly jobsCount: number;
}

export interface NearCompany {
  readonly urlName: string;
  readonly companyName: string;
  readonly hq: string;
}

/** A company that belongs together with another one; `kind` is what it is to that one. */
export interface RelatedCompany {
  readonly kind: 'parent' | 'subsidiary' | 'associate';
  readonly company: CompanyCard;
}
