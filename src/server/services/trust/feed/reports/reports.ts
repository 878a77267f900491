import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { dailyReportLimit } from '@/core/trust/reports/report-day-limit.rules';
import { reportReasonsFor } from '@/core/trust/reports/report-reasons.rules';
import { reportRefusals } from '@/core/trust/reports/report-refusals.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { plainUuid } from '@/server/platform/uuid';
import { isOwnLive } from './live-resource';
import { storeReportOnce } from './reports.queries';

export interface ReportsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly moderation: Pick<Moderation, 'report'>;
  readonly now: () => number;
}

export function createReports({
  database,
  authorship,
  authorRefs,
  moderation,
  now,
}: ReportsDeps): Pick<FeedHandlers, 'report'> {
  const dayLimits = new DayLimits(authorship, now);
  return {
    async report({ viewer: { personaRef }, body: { resourceType, reason, details, ...body } }) {
      const resourceId = plainUuid(body.resourceId);
      const resource = { resourceType, resourceId };
      if (!reportReasonsFor(resourceType).includes(reason)) {
        throw new Problem(400, 'validation_failed', requestRefusals.fields, { reason: reportRefusals.reason });
      }
      if (await isOwnLive(database, resource, authorRefs.authorRef(personaRef, resourceId))) {
        throw new Problem(422, `own_${resourceType}`, reportRefusals.own);
      }
      const said = details?.trim() ? details : null;
      const voterRef = authorRefs.voterRef(personaRef);
      await database.transaction(async (tx) => {
        const [kept] = await tx.query(storeReportOnce, resourceType, resourceId, voterRef, reason, said);
        if (kept === undefined) return;
        await dayLimits.count(tx, personaRef, dailyReportLimit);
        if (kept.is_decided) return;
        await moderation.report(tx, { kind: resourceType, id: resourceId, reason, voterRef });
      });
      return { status: 204, body: null };
    },
  };
}
