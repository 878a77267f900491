import { arrayOf, bigint, integer, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Counts openings of company `$1` since `$2`, removed after reports for `$3`, with their newest log line. Returns no
 * row below `$4` reporters.
 */
export const removedJobs = defineStatement({
  name: 'jobs.removed-of-company',
  parameters: [integer, text, arrayOf(text), bigint],
  columns: { openings: integer, log_line: nullable(bigint) },
  text: `select count(distinct j.id)::int as openings,
           (select max(l.number) from moderation.log l where l.kind = 'job' and l.act = 'REMOVED' and l.place = c.name) as log_line
         from research.jobs j join catalog.companies c on c.id = j.company_id
         join content.reports r on r.resource_id = j.id and r.resource_type = 'job' and r.outcome = 'UPHELD'
         where j.company_id = $1 and j.posted_on >= $2::text::date and j.status = 'REJECTED' and r.reason = any($3)
         group by c.id having count(distinct r.voter_ref) >= $4`,
});
