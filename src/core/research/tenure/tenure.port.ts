import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';
import type { CompanyTenure, OwnTenure, TenureFigures, TenureReport } from './tenure.rules';

export interface TenureContribution extends TenureReport {
  readonly companyName: string;
  /** Is absent for a company of the catalogue. A moderator decides about a new one first; the report waits. */
  readonly newCompany?: NewCompany;
}

export interface Tenure {
  readonly getTenureFigures: (of: { readonly company: string }) => Promise<Result<TenureFigures, Failure>>;
  /** Names in addresses, separated by commas; at most 30. Unknown names are left out. */
  readonly listTenureFacts: (of: { readonly companies: string }) => Promise<Result<readonly CompanyTenure[], Failure>>;
  /** The newest stay first. `notFound`, `unauthenticated` for a guest. */
  readonly listOwnTenure: (of: { readonly company: string }) => Promise<Result<readonly OwnTenure[], Failure>>;
  /**
   * Idempotent by key. `invalid` at its fields for contradictions, unknown items and a second
   * report of one stay (`tenure_given_already`); `conflict` if the key was used for other content,
   * `tooMany`, `unauthenticated` for a guest.
   */
  readonly giveTenure: (
    input: TenureContribution & ContributionMarks,
  ) => Promise<Result<{ readonly reportId: string }, Failure>>;
  /**
   * The company cannot change. `notFound` for another user's report; `invalid` as for a new one.
   */
  readonly editTenure: (input: TenureReport & { readonly reportId: string }) => Promise<Result<null, Failure>>;
}

export const TenurePort: Key<Tenure> = Symbol('Tenure');
