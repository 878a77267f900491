import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CompanyListing } from '../company/company.port';
import type { Tenure } from '../tenure/tenure.port';
import type { ComparedCompany } from './compared-company';

/** Companies side by side. */
export interface Comparing {
  /** Returns the companies of names in addresses, separated by commas, in their order; unknown ones are left out. `designation` names one in addresses: the salaries are of it, or of all if it is unknown. `forbidden` for crawlers. */
  readonly compareCompanies: (wanted: {
    readonly companies: string;
    readonly designation?: string;
  }) => Promise<Result<readonly ComparedCompany[], Failure>>;
}

export const ComparingPort: Key<Comparing> = Symbol('Comparing');

/** Names the list whose companies are offered in pairs in the container; the list itself is a feature of its own. */
export const PairedCompaniesPort: Key<Pick<CompanyListing, 'listCompanies'>> = Symbol('PairedCompanies');

/** Names the reading of facts on joining and leaving for comparisons in the container. */
export const ComparedTenurePort: Key<Pick<Tenure, 'listTenureFacts'>> = Symbol('ComparedTenure');
