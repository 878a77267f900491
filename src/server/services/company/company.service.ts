import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Database } from '@/server/platform/database';
import { createCompanies } from './company/companies';
import { createCompanyFacts } from './company/company-facts';
import { createCompanyList } from './company/company-list';

export interface CompanyServiceDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The company service (openapi/company.yaml). */
export function createCompanyService({ database, now }: CompanyServiceDeps): CompanyHandlers {
  return { ...createCompanies(database), ...createCompanyFacts(database), ...createCompanyList({ database, now }) };
}
