import { MAX_SHOWN_VISITS } from '@/core/browsing-history/history.rules';
import { companyRefusals } from '@/core/company/company-refusals.rules';
import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { companyIdOf } from '@/server/services/company/company/company-id.queries';
import { forgetOldVisits, storeVisit, visitedCompanies } from './browsing-history.queries';

export interface BrowsingHistoryDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const KEPT = 50;

/** The companies that a user looked at. */
export function createBrowsingHistory({
  database,
  now,
}: BrowsingHistoryDeps): Pick<AggregationHandlers, 'listVisitedCompanies' | 'recordVisit'> {
  return {
    async listVisitedCompanies({ viewer }) {
      const rows = await database.query(visitedCompanies, viewer.userId, MAX_SHOWN_VISITS);
      return {
        status: 200,
        body: { items: rows.map(({ slug, name, logo }) => ({ urlName: slug, companyName: name, logo })) },
      };
    },

    async recordVisit({ viewer, path }) {
      const [company] = await database.query(companyIdOf, path.urlName.toLowerCase());
      if (company === undefined) throw new Problem(404, 'company_not_found', companyRefusals.notFound);
      await database.transaction(async (tx) => {
        await tx.query(storeVisit, viewer.userId, company.id, new Date(now()));
        await tx.query(forgetOldVisits, viewer.userId, KEPT);
      });
      return { status: 204, body: null };
    },
  };
}
