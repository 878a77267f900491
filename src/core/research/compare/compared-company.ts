import type { CompanyCard } from '../company/company-card';
import type { ReviewAspect } from '../reviews/review-aspect.rules';

export interface ComparedCompany {
  readonly company: CompanyCard;
  readonly interviewsCount: number;
  readonly benefitsCount: number;
  readonly photosCount: number;
  readonly followersCount: number;
  readonly foundedYear: number | null;
  readonly globalEmployeeCount: string | null;
  readonly isClaimed: boolean;
  readonly topics: readonly ComparedTopic[];
  readonly pay: ComparedPay;
}

export interface ComparedTopic {
  readonly topic: ReviewAspect;
  readonly rating: number | null;
  readonly count: number;
}

export interface ComparedPay {
  readonly designation: string | null;
  readonly median: number | null;
  /** The margin of error in rupees, up or down, or null below ten reports. */
  readonly margin: number | null;
  readonly count: number;
  readonly newest: string | null;
}
