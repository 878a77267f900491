import type { ComparedCompany } from '@/contract/generated/company';
import type { JobPage } from '@/contract/generated/jobs';
import type { SalaryFigure, SalaryReport } from '@/contract/generated/salary';

export interface PublicScope {
  readonly company: string;
  readonly jobProfile: string;
  readonly location: string;
  readonly experience: string;
  /** Empty for full-time work. */
  readonly employment: string;
}

export interface Sighting {
  readonly scope: PublicScope;
  readonly address: string;
  readonly figure: SalaryFigure | null;
  readonly steps: SalaryReport['steps'];
  readonly parts?: SalaryReport['parts'];
}

export interface PublishedScope {
  readonly scope: PublicScope;
  readonly figure: SalaryFigure;
  readonly steps: Sighting['steps'];
  readonly parts: SalaryReport['parts'];
}

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

export interface Harvest {
  readonly sightings: readonly Sighting[];
  readonly glimpses: readonly Glimpse[];
  readonly names: Readonly<Record<'company' | 'jobProfile' | 'location' | 'experience', readonly string[]>>;
}

export type CompareCompaniesAnswer = readonly Pick<ComparedCompany, 'company' | 'pay'>[];
export type JobsAnswer = Pick<JobPage, 'items' | 'total'>;

export const GUEST_HEADERS = {
  appid: '999',
  systemid: 'AB_WEB',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};

export const ANY_SCOPE: PublicScope = { company: '', jobProfile: '', location: '', experience: '', employment: '' };

export const keyOf = ({ company, jobProfile, location, experience, employment }: PublicScope): string =>
  [company, jobProfile, location, experience, employment].join('|');
