import { SHOWN_VISITS } from '@/core/research/browsing-history/browsing-history.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import type { AggregationHandlers } from '@/server/contract/generated/aggregation';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { companyIdOf } from '@/server/services/research/company/company/company-id.queries';
import { visitedCompanies } from './browsing-history.queries';
import { StoredVisits } from './stored-visits';

export interface BrowsingHistoryDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

export function createBrowsingHistory({
  database,
  authorship,
  now,
}: BrowsingHistoryDeps): Pick<AggregationHandlers, 'listVisitedCompanies' | 'recordVisit'> {
  const stored = new StoredVisits(authorship);
  return {
    async listVisitedCompanies({ viewer }) {
      const visits = await stored.list(database, viewer.personaRef, now());
      const ids = visits.map(({ companyId }) => companyId);
      const rows = ids.length === 0 ? [] : await database.query(visitedCompanies, ids);
      const byId = new Map(rows.map(({ id, slug, name, logo }) => [id, { urlName: slug, companyName: name, logo }]));
      const items = ids.flatMap((id) => byId.get(id) ?? []);
      return { status: 200, body: { items: items.slice(0, SHOWN_VISITS) } };
    },

    async recordVisit({ viewer, path }) {
      const [company] = await database.query(companyIdOf, path.urlName.toLowerCase());
      if (company === undefined) throw new Problem(404, 'company_not_found', companyRefusals.notFound);
      await database.transaction((tx) => stored.add(tx, viewer.personaRef, company.id, now()));
      return { status: 204, body: null };
    },
  };
}
