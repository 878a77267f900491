import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { CompensationRange } from '@/core/kernel/formatting/compensation';
import type { HeardBack } from '../heard-back/application';
import type { OpeningSign } from './opening-sign.rules';

export interface JobLink {
  readonly name: string;
  readonly urlName: string;
}

export interface Job {
  readonly jobId: string;
  readonly title: string;
  readonly company: NamedCompany;
  readonly jobProfile: JobLink | null;
  readonly locations: readonly JobLink[];
  readonly workMode: 'office' | 'hybrid' | 'remote' | null;
  readonly employment: EmploymentType | null;
  readonly minExperience: number | null;
  readonly maxExperience: number | null;
  readonly compensation: CompensationRange | null;
  readonly skills: readonly string[];
  readonly postedOn: string;
  /** True if a source names the posting day. Otherwise the day is not shown. */
  readonly isDayKnown: boolean;
  readonly firstPostedOn: string;
  readonly timesPosted: number;
  /** True if the last posting was more than 45 days ago. */
  readonly isOld: boolean;
  /** The address at the employer's or a job board's site, or null if unknown. */
  readonly applyUrl: string | null;
  /** Null below five reviews. */
  readonly rating: JobCompanyRating | null;
  /** Usual pay at the company, or else for the role anywhere. Null below five reports. */
  readonly usualPay: JobUsualPay | null;
  readonly heardBack: HeardBack | null;
}

/** The mean of a company's overall ratings, to one decimal. `newest` is the month of the newest review. */
export interface JobCompanyRating {
  readonly value: number;
  readonly count: number;
  readonly newest: string;
}

/**
 * Usual pay in rupees a year. `newest` is `2026-11`, or null if no report has a month. Has no quartiles if too few
 * reported.
 */
export interface JobUsualPay {
  readonly isOfCompany: boolean;
  readonly median: number;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly count: number;
  readonly newest: string | null;
}

export interface JobDetails extends Job {
  readonly industry: JobLink;
  readonly description: string | null;
  /** The day on which the opening is delisted unless it is posted again. */
  readonly leavesOn: string;
  readonly signs: readonly OpeningSign[];
}

export interface RemovedOpenings {
  readonly openings: number;
  readonly logLine: number | null;
}

/** A page of openings. `ignored` lists unknown options. */
export interface JobPage {
  readonly items: readonly Job[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly ignored: readonly { readonly parameter: string; readonly value: string }[];
  readonly jobProfile: JobLink | null;
  readonly skill: (JobLink & { readonly questions: number }) | null;
  /** Set if the list is filtered by one company. Null if the reports of fewer than three people were upheld. */
  readonly removed: RemovedOpenings | null;
  /** Set if the list is filtered by one company. Null if too few people answered. */
  readonly heardBack: HeardBack | null;
}
