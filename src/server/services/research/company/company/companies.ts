import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { MAX_NEAR } from '@/core/research/company/company-limits.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import type { Database } from '@/server/platform/database';
import { presentCompany, presentCounts } from './company.presenter';
import { companyByUrlName } from './company.queries';
import { presentCard } from './company-details.presenter';
import { companiesNear } from './company-details.queries';
import { companyNotFound } from './known-company';

type CompanyOperations = 'getCompany' | 'getCompanyCounts' | 'listNearCompanies';

export function createCompanies(database: Database): Pick<CompanyHandlers, CompanyOperations> {
  const companyFor = async (urlName: string, personaRef: Uint8Array | null) => {
    const [row] = await database.query(companyByUrlName, urlName.toLowerCase(), personaRef);
    if (row === undefined) throw companyNotFound();
    return row;
  };
  return {
    async getCompany({ viewer, path }) {
      return { status: 200, body: presentCompany(await companyFor(path.urlName, viewer?.personaRef ?? null)) };
    },

    async getCompanyCounts({ path }) {
      return { status: 200, body: presentCounts(await companyFor(path.urlName, null)) };
    },

    async listNearCompanies({ query }) {
      const key = searchKeyOf(query.name);
      const rows = key === '' ? [] : await database.query(companiesNear, key, MAX_NEAR);
      return { status: 200, body: rows.map(presentCard) };
    },
  };
}
