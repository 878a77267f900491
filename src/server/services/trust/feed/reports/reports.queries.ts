import type { ReportedType, ReportReason } from '@/contract/generated/feed';
import { boolean, bytes, from, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Replaces an earlier report, and returns whether that was decided. Returns no row if it is the same. */
export const storeReportOnce = defineStatement({
  name: 'reports.keep',
  parameters: [textOf<ReportedType | 'message'>(), uuid, bytes, textOf<ReportReason>(), nullable(text)],
  columns: { is_decided: from('outcome is not null', boolean) },
  text: `insert into content.reports as r (resource_type, resource_id, voter_ref, reason, details)
         values ($1, $2, $3, $4, $5)
         on conflict (resource_id, voter_ref) do update set reason = excluded.reason, details = excluded.details
         where (r.reason, r.details) is distinct from (excluded.reason, excluded.details)
         returning outcome is not null as is_decided`,
});
