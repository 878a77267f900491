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

/** The reported pay of a role, or of all together. */
export interface ComparedPay {
  /** The name of the role; null for all together. */
  readonly designation: string | null;
  /** In rupees a year; null below five reports. */
  readonly median: number | null;
  /** By how much the median is uncertain, up or down, in rupees; null below ten reports. */
  readonly margin: number | null;
  readonly count: number;
  /** `2026-11`. */
  readonly newest: string | null;
}
