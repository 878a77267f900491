import type { Key } from '@/core/kernel/common/key';
import type { ClaimsStore } from './claims.store';
import type { CompanyDomainsStore } from './company-domains.store';

export const ClaimsKey: Key<ClaimsStore> = Symbol('ClaimsStore');

export const CompanyDomainsKey: Key<CompanyDomainsStore> = Symbol('CompanyDomainsStore');
