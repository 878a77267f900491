import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { CompanyDomains } from './message-check';

/** Loads the domains of all companies, so that no request reveals whose message is checked. */
export interface CompanyDomainReading {
  readonly listCompanyDomains: () => Promise<Result<CompanyDomains, Failure>>;
}

export const CompanyDomainsPort: Key<CompanyDomainReading> = Symbol('CompanyDomainReading');
