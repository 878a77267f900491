import type { Key } from '@/core/kernel/common/key';
import type { ClaimsStore } from './claims.store';
import type { CompanyDomainsStore } from './company-domains.store';

/** Names the ClaimsStore in the container. */
export const ClaimsKey: Key<ClaimsStore> = Symbol('ClaimsStore');

/** Names the CompanyDomainsStore in the container. */
export const CompanyDomainsKey: Key<CompanyDomainsStore> = Symbol('CompanyDomainsStore');
