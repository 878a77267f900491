import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { CompanyDomainList } from './company-domain-list';

/** The domains of all companies. */
export function createCompanyDomains(
  list: Pick<CompanyDomainList, 'all'>,
): Pick<CompanyHandlers, 'listCompanyDomains'> {
  return {
    async listCompanyDomains() {
      return { status: 200, body: await list.all() };
    },
  };
}
