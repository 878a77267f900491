import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { NewCompany } from '../company-proposals/new-company';
import type { CompanyTenure, OwnTenure, TenureFigures, TenureReport } from './tenure.rules';

export interface TenureContribution extends TenureReport {
  readonly companyName: string;
  /** Absent for a company in the catalogue. The report waits until a moderator has decided on the new company. */
  readonly newCompany?: NewCompany;
}

export interface Tenure {
  readonly getTenureFigures: (of: { readonly company: string }) => Promise<Result<TenureFigures, Failure>>;
  /** Lists facts by URL name, separated by commas, at most 30. Unknown names are left out. */
  readonly listTenureFacts: (of: { readonly companies: string }) => Promise<Result<readonly CompanyTenure[], Failure>>;
  /** Lists the user's own reports, newest first. Fails with `notFound`, and with `unauthenticated` for a guest. */
  readonly listOwnTenure: (of: { readonly company: string }) => Promise<Result<readonly OwnTenure[], Failure>>;
  /**
   * Idempotent by key. Fails with `invalid` and its fields for contradictions, unknown items and a second report of one
   * stay (`tenure_given_already`). Fails with `conflict` if the key was used for other content, with `tooMany`, and
   * with `unauthenticated` for a guest.
   */
  readonly giveTenure: (
    input: TenureContribution & ContributionMarks,
  ) => Promise<Result<{ readonly reportId: string }, Failure>>;
  /**
   * Changes a report, except its company. Fails with `notFound` for another user's report, and with `invalid` as for a
   * new one.
   */
  readonly editTenure: (input: TenureReport & { readonly reportId: string }) => Promise<Result<null, Failure>>;
}

export const TenurePort: Key<Tenure> = Symbol('Tenure');
