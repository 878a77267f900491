import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { DomainsOfCompany, ProvedDomains } from './domains-of-company';

type OfCompany = { readonly urlName: string };

export interface CompanyDomainEditing {
  readonly getDomainsOfCompany: (of: OfCompany) => Promise<Result<DomainsOfCompany, Failure>>;
  readonly listProvedDomains: (of: OfCompany) => Promise<Result<ProvedDomains, Failure>>;
  /**
   * Idempotent. Fails with `invalid` for a shared domain, and with `conflict` for a domain of another company, unless
   * both companies own it.
   */
  readonly addCompanyDomain: (
    of: OfCompany & { readonly domain: string; readonly isShared: boolean },
  ) => Promise<Result<null, Failure>>;
  /** Idempotent. */
  readonly removeCompanyDomain: (of: OfCompany & { readonly domain: string }) => Promise<Result<null, Failure>>;
}

export const CompanyDomainEditingPort: Key<CompanyDomainEditing> = Symbol('CompanyDomainEditing');
