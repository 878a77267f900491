import { reportRefusals } from '@/core/reports/report-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import type { AuthorRefs } from '../posting/author-refs';
import { isOwnLive } from './live-resource';
import { keepReport } from './reports.queries';

export interface ReportsDeps {
  readonly database: Database;
  readonly authorRefs: AuthorRefs;
  readonly moderation: Pick<Moderation, 'report'>;
}

/** Reports to the moderators. */
export function createReports({ database, authorRefs, moderation }: ReportsDeps): Pick<FeedHandlers, 'report'> {
  return {
    async report({ viewer: { personaRef }, body: { resourceType, reason, details, ...body } }) {
      const resourceId = plainUuid(body.resourceId);
      const resource = { resourceType, resourceId };
      if (await isOwnLive(database, resource, authorRefs.authorRef(personaRef, resourceId))) {
        throw new Problem(422, `own_${resourceType}`, reportRefusals.own);
      }
      const said = details?.trim() ? details : null;
      const voterRef = authorRefs.voterRef(personaRef);
      await database.transaction(async (tx) => {
        const [kept] = await tx.query(keepReport, resourceType, resourceId, voterRef, reason, said);
        if (kept?.is_decided) return;
        await moderation.report(tx, { kind: resourceType, id: resourceId, reason, voterRef });
      });
      return { status: 204, body: null };
    },
  };
}
