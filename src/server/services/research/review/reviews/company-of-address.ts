import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { companyOfAddress } from './company-of-address.queries';

/** Finds a company, also by a former name. Throws 404 `company_not_found`. */
export async function requireCompany(
  database: Database,
  urlName: string,
): Promise<RowOf<typeof companyOfAddress.columns>> {
  const [company] = await database.query(companyOfAddress, urlName.toLowerCase());
  if (company === undefined) throw noCompanyAt();
  return company;
}

export function noCompanyAt(): Problem {
  return new Problem(404, 'company_not_found', companyRefusals.notFound);
}
