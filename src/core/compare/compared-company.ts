import type { CompanyCard } from '../company/company-card';
import type { ReviewAspect } from '../reviews/review-aspect.rules';

/** A company beside others. */
export interface ComparedCompany {
  readonly company: CompanyCard;
  readonly interviewsCount: number;
  readonly benefitsCount: number;
  readonly photosCount: number;
  readonly followersCount: number;
  readonly foundedYear: number | null;
  readonly globalEmployeeCount: string | null;
  readonly isClaimed: boolean;
  /** One that nobody rated is left out. */
  readonly topics: readonly ComparedTopic[];
  readonly pay: ComparedPay;
}

/** The ratings of one topic. */
export interface ComparedTopic {
  readonly topic: ReviewAspect;
  /** To one decimal; null below five reviews. */
  readonly rating: number | null;
  readonly count: number;
}

/** The reported pay of all roles together. */
export interface ComparedPay {
  /** In rupees a year; null below five reports. */
  readonly median: number | null;
  readonly count: number;
  /** `2026-11`. */
  readonly newest: string | null;
}
