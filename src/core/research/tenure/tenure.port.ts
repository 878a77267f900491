import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';
import type { CompanyTenure, OwnTenure, TenureFigures, TenureReport } from './tenure.rules';

export interface TenureContribution extends TenureReport {
  readonly companyName: string;
  /** More of a company that the catalogue does not have. A moderator decides about it first; the rest waits. */
  readonly newCompany?: NewCompany;
}

/** Reads and writes what people report of joining and leaving companies. */
export interface Tenure {
  /** `notFound` if there is no such company. */
  readonly getTenureFigures: (of: { readonly company: string }) => Promise<Result<TenureFigures, Failure>>;
  /** The deciding facts of companies, by their names in addresses, separated by commas; at most 30. A name that leads to none is left out. */
  readonly listTenureFacts: (of: { readonly companies: string }) => Promise<Result<readonly CompanyTenure[], Failure>>;
  /** The user's own reports of a company, the newest stay first. `notFound`, `unauthenticated` for a guest. */
  readonly listOwnTenure: (of: { readonly company: string }) => Promise<Result<readonly OwnTenure[], Failure>>;
  /**
   * `invalid` at its fields for what does not fit together or is not in the catalogue, and for a second report of one stay (`tenure_given_already`);
   * `conflict` if the key was used for another content, `tooMany`, `unauthenticated` for a guest.
   */
  readonly giveTenure: (
    input: TenureContribution & ContributionMarks,
  ) => Promise<Result<{ readonly reportId: string }, Failure>>;
  /** Changes everything but the company. `notFound` for a report that is not the user's; `invalid` as for a new one. */
  readonly editTenure: (input: TenureReport & { readonly reportId: string }) => Promise<Result<null, Failure>>;
}

export const TenurePort: Key<Tenure> = Symbol('Tenure');
