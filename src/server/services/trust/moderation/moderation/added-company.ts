import type { ClaimedCase } from '@/contract/generated/moderation';
import { MAX_NEAR } from '@/core/research/company/company-limits.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { Problem } from '@/server/contract/problem';
import { setSameCompany } from '@/server/platform/contributing/company-proposals.queries';
import type { Database } from '@/server/platform/database';
import { searchKeyOf } from '@/server/services/kernel/dropdown/catalog/search-key';
import { companyByUrlName } from '@/server/services/research/company/company/company.queries';
import { companiesNear } from '@/server/services/research/company/company/company-details.queries';
import type { CaseRow } from './case.presenter';

export async function nearOf(tx: Database, { kind, place }: CaseRow): Promise<ClaimedCase['near']> {
  const key = kind === 'company' ? searchKeyOf(place) : '';
  const rows = key === '' ? [] : await tx.query(companiesNear, key, MAX_NEAR);
  return rows.map(({ slug, name, headquarters }) => ({ urlName: slug, companyName: name, hq: headquarters }));
}

/** Records that the added company is a listed one. Throws 422 `same_company_unknown`. */
export async function sayWhichCompany(tx: Database, itemId: string, urlName: string | undefined): Promise<void> {
  const [same] = urlName === undefined ? [] : await tx.query(companyByUrlName, urlName.toLowerCase(), null);
  const message = moderationRefusals.sameUnknown;
  if (urlName !== undefined && same === undefined)
    throw new Problem(422, 'same_company_unknown', message, { sameAs: message });
  await tx.query(setSameCompany, itemId, same?.id ?? null);
}
