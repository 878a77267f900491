import type { ComparedCompany } from '@/contract/generated/company';
import type { JobPage } from '@/contract/generated/jobs';
import type { SalaryFigure, SalaryReport } from '@/contract/generated/salary';

/** A scope by names in addresses; empty for any. */
export interface PublicScope {
  readonly company: string;
  readonly jobProfile: string;
  readonly location: string;
  readonly experience: string;
  /** Empty for full-time work. */
  readonly employment: string;
}

/** A figure as one public answer shows it; null if the answer shows none of the scope. */
export interface Sighting {
  readonly scope: PublicScope;
  readonly address: string;
  readonly figure: SalaryFigure | null;
  readonly steps: SalaryReport['steps'];
  /** The parts of pay on the scope's own page. */
  readonly parts?: SalaryReport['parts'];
}

/** A scope as all answers together show it. */
export interface PublishedScope {
  readonly scope: PublicScope;
  readonly figure: SalaryFigure;
  readonly steps: Sighting['steps'];
  readonly parts: SalaryReport['parts'];
}

/** Some numbers of a figure, as they stand at another address than the salaries' own. */
export interface Glimpse {
  readonly scope: PublicScope;
  readonly address: string;
  readonly values: Partial<Pick<SalaryFigure, (typeof GLIMPSED)[number]>>;
}

export const GLIMPSED = [
  'count',
  'newest',
  'median',
  'lowerQuartile',
  'upperQuartile',
  'lowestTenth',
  'highestTenth',
] as const;

/** All that a guest reads of the figures of pay at one time. */
export interface Harvest {
  readonly sightings: readonly Sighting[];
  readonly glimpses: readonly Glimpse[];
  /** The names that filters and lists offer. */
  readonly names: Readonly<Record<'company' | 'jobProfile' | 'location' | 'experience', readonly string[]>>;
}

/** The parts of other answers that show figures of pay. */
export type CompareCompaniesAnswer = readonly Pick<ComparedCompany, 'company' | 'pay'>[];
export type JobsAnswer = Pick<JobPage, 'items' | 'total'>;

/** The headers of a browser's calls. */
export const GUEST_HEADERS = {
  appid: '999',
  systemid: 'AB_WEB',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};

export const ANY_SCOPE: PublicScope = { company: '', jobProfile: '', location: '', experience: '', employment: '' };

export const keyOf = ({ company, jobProfile, location, experience, employment }: PublicScope): string =>
  [company, jobProfile, location, experience, employment].join('|');
