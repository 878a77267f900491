import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { CompensationRange } from '@/core/kernel/formatting/compensation';
import type { HeardBack } from '../heard-back/application';
import type { OpeningSign } from './opening-sign.rules';

/** A name with the name that addresses have of it. */
export interface JobLink {
  readonly name: string;
  readonly urlName: string;
}

export interface JobCompany {
  readonly companyId: number;
  readonly name: string;
  readonly urlName: string;
  readonly logo: string | null;
}

/** An opening. Days are ISO 8601 dates in India. */
export interface Job {
  readonly jobId: string;
  readonly title: string;
  readonly company: JobCompany;
  readonly jobProfile: JobLink | null;
  readonly locations: readonly JobLink[];
  readonly workMode: 'office' | 'hybrid' | 'remote' | null;
  readonly employment: EmploymentType | null;
  /** Years. */
  readonly minExperience: number | null;
  /** Years. */
  readonly maxExperience: number | null;
  /** Null if no pay is disclosed. */
  readonly compensation: CompensationRange | null;
  readonly skills: readonly string[];
  /** The day of the last posting. */
  readonly postedOn: string;
  /** True if a source says that day; if not, it is not shown. */
  readonly isDayKnown: boolean;
  readonly firstPostedOn: string;
  /** The number of postings, the last one included. */
  readonly timesPosted: number;
  /** True if the last posting was more than 45 days ago. */
  readonly isOld: boolean;
  /** An address at the employer's or a job board's site; null if none is known. */
  readonly applyUrl: string | null;
  /** The pay that people report for the role at the company, or else for the role anywhere; null if fewer than five do. */
  readonly usualPay: JobUsualPay | null;
  /** The company's figure on hearing back; null if too few people said. */
  readonly heardBack: HeardBack | null;
}

/** A median in rupees a year with the number of reports and the newest month (`2026-11`; null if none tells its own); without quartiles if too few reported for them. */
export interface JobUsualPay {
  readonly isOfCompany: boolean;
  readonly median: number;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly count: number;
  readonly newest: string | null;
}

/** An opening with its description. */
export interface JobDetails extends Job {
  readonly industry: JobLink;
  readonly description: string | null;
  /** The day on which it leaves the lists unless it is posted again. */
  readonly leavesOn: string;
  readonly signs: readonly OpeningSign[];
}

/** The openings of a company that moderators removed after reports of several people. */
export interface RemovedOpenings {
  readonly openings: number;
  /** The newest line about one in the public log; null until it has one. */
  readonly logLine: number | null;
}

/** One page of a list, with the number of all openings and the options that the service does not know. */
export interface JobPage {
  readonly items: readonly Job[];
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly ignored: readonly { readonly parameter: string; readonly value: string }[];
  /** The one role of the filters. */
  readonly jobProfile: JobLink | null;
  /** The one skill of the filters, and how many interview questions are about it. */
  readonly skill: (JobLink & { readonly questions: number }) | null;
  /** The notice about the company, if the list is filtered by exactly one; null if the reports of fewer than three people were upheld. */
  readonly removed: RemovedOpenings | null;
  /** The figure of the company on hearing back, if the list is filtered by exactly one; null if too few people said. */
  readonly heardBack: HeardBack | null;
}
