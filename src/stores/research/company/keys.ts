import type { Key } from '@/core/kernel/common/key';
import type { CompanyStore } from './company.store';
import type { CompanyFactsStore } from './company-facts.store';
import type { CompanyListStore } from './company-list.store';
import type { CompanyNeighboursStore } from './company-neighbours.store';

export const CompanyKey: Key<CompanyStore> = Symbol('company/CompanyStore');

export const CompanyFactsKey: Key<CompanyFactsStore> = Symbol('company/CompanyFactsStore');

export const CompanyNeighboursKey: Key<CompanyNeighboursStore> = Symbol('company/CompanyNeighboursStore');

export const EmployerSiteKey: Key<{ readonly url: string | null }> = Symbol('company/EmployerSite');

export const CompanyListKey: Key<CompanyListStore> = Symbol('company/CompanyListStore');
