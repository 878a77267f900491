import { reportRefusals } from '@/core/reports/report-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from '../posting/author-refs';
import { isOwnLive } from './live-resource';
import { keepReport } from './reports.queries';

export interface ReportsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
}

/** Reports to the moderators. */
export function createReports({ database, authorRefs }: ReportsDeps): Pick<FeedHandlers, 'report'> {
  return {
    async report({ viewer: { personaRef }, body: { resourceType, reason, details, ...body } }) {
      const resourceId = plainUuid(body.resourceId);
      const resource = { resourceType, resourceId };
      if (await isOwnLive(database, resource, authorRefs.authorRef(personaRef, resourceId))) {
        throw new Problem(422, `own_${resourceType}`, reportRefusals.own);
      }
      const said = details?.trim() ? details : null;
      await database.query(keepReport, resourceType, resourceId, authorRefs.voterRef(personaRef), reason, said);
      return { status: 204, body: null };
    },
  };
}
