import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { companyIdOf } from './company-id.queries';

/** Returns the id of the company that a name in addresses leads to, in any case, now or before; throws `company_not_found`. */
export async function knownCompany(database: Database, urlName: string): Promise<number> {
  const [company] = await database.query(companyIdOf, urlName.toLowerCase());
  if (company === undefined) throw companyNotFound();
  return company.id;
}

/** The refusal of a call for a company that does not exist. */
export function companyNotFound(): Problem {
  return new Problem(404, 'company_not_found', companyRefusals.notFound);
}
