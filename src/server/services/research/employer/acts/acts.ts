import type { EmployerHandlers } from '@/server/contract/generated/employer';
import type { CursorSeals } from '@/server/platform/cursor';
import { Cursors, MAX_ID } from '@/server/platform/cursor';
import type { Database } from '@/server/platform/database';
import { companyNotFound, knownCompany } from '@/server/services/research/company/company/known-company';
import { companyToClaim } from '../claims/claims.queries';
import { actsBefore } from './acts.queries';

export interface ActsDeps {
  readonly database: Database;
  readonly authorship: CursorSeals;
}

export function createActs({ database, authorship }: ActsDeps): Pick<EmployerHandlers, 'listCompanyActs'> {
  const cursors = new Cursors(authorship);
  return {
    async listCompanyActs({ path, query: { cursor, limit } }) {
      const companyId = await knownCompany(database, path.company);
      const [company] = await database.query(companyToClaim, companyId);
      if (company === undefined) throw companyNotFound();
      const [before = Number.MAX_SAFE_INTEGER] = cursors.read(cursor, 1)?.keys ?? [];
      const rows = await database.query(actsBefore(limit + 1), company.name, before);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const hasMore = rows.length > limit && last !== undefined;
      const nextCursor = hasMore ? cursors.write({ keys: [last.number], id: MAX_ID }) : null;
      return { status: 200, body: { items, nextCursor } };
    },
  };
}
