import { MAX_NEIGHBOURS, MAX_OFFICES } from '@/core/research/company/company-limits.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { presentCard, presentDetails, presentOffice, presentSections } from './company-details.presenter';
import { companiesInCity, companyDetails, officesOf, relatedCompanies, sectionsOf } from './company-details.queries';
import { companyNotFound, knownCompany } from './known-company';

type FactOperations = 'getCompanyDetails' | 'getOrganisation' | 'listOffices' | 'getOffice' | 'listCompanySections';

export function createCompanyFacts(database: Database): Pick<CompanyHandlers, FactOperations> {
  return {
    async getCompanyDetails({ path }) {
      const [row] = await database.query(companyDetails, await knownCompany(database, path.urlName));
      if (row === undefined) throw companyNotFound();
      return { status: 200, body: presentDetails(row) };
    },

    async getOrganisation({ path }) {
      const rows = await database.query(relatedCompanies, await knownCompany(database, path.urlName));
      return { status: 200, body: rows.map((row) => ({ kind: row.kind, company: presentCard(row) })) };
    },

    async listOffices({ path }) {
      const rows = await database.query(officesOf, await knownCompany(database, path.urlName));
      return { status: 200, body: rows.slice(0, MAX_OFFICES).map(presentOffice) };
    },

    async getOffice({ path }) {
      const companyId = await knownCompany(database, path.urlName);
      const offices = await database.query(officesOf, companyId);
      const office = offices.find(({ slug }) => slug === path.locationUrl.toLowerCase());
      if (office === undefined) throw new Problem(404, 'office_not_found', companyRefusals.officeNotFound);
      const neighbours =
        office.location_id === null
          ? []
          : await database.query(companiesInCity, companyId, office.location_id, MAX_NEIGHBOURS);
      return { status: 200, body: { office: presentOffice(office), neighbours: neighbours.map(presentCard) } };
    },

    async listCompanySections({ path }) {
      const rows = await database.query(sectionsOf, await knownCompany(database, path.urlName));
      return { status: 200, body: presentSections(rows) };
    },
  };
}
