import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CompanyListing } from '../company/company.port';
import type { Tenure } from '../tenure/tenure.port';
import type { ComparedCompany } from './compared-company';

export interface Comparing {
  /**
   * Compares companies by URL name, separated by commas. Unknown ones are left out. `designation` limits the salaries; an unknown one is ignored. Fails with
   * `forbidden` for crawlers.
   */
  readonly compareCompanies: (wanted: {
    readonly companies: string;
    readonly designation?: string;
  }) => Promise<Result<readonly ComparedCompany[], Failure>>;
}

export const ComparingPort: Key<Comparing> = Symbol('Comparing');

export const PairedCompaniesPort: Key<Pick<CompanyListing, 'listCompanies'>> = Symbol('PairedCompanies');

export const ComparedTenurePort: Key<Pick<Tenure, 'listTenureFacts'>> = Symbol('ComparedTenure');
