import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { companyIdOf } from './company-id.queries';

/** Finds a company, also by a former name. Throws `company_not_found`. */
export async function knownCompany(database: Database, urlName: string): Promise<number> {
  const [company] = await database.query(companyIdOf, urlName.toLowerCase());
  if (company === undefined) throw companyNotFound();
  return company.id;
}

export function companyNotFound(): Problem {
  return new Problem(404, 'company_not_found', companyRefusals.notFound);
}
