import { MIN_CONTRIBUTIONS_TO_NAME_PLACE } from '@/core/trust/public-log/log-line.rules';
import { JOIN_COMPANY, readOf, statusOf } from '@/server/platform/moderation/moderated-table.queries';
import { uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const TABLE = 'research.jobs';

export const moderatedJobs = statusOf('job', TABLE);

/** Empties the opening and keeps its key, so that an import cannot restore it. */
export const emptyJob = defineStatement({
  name: 'moderation.empty-job',
  parameters: [uuid],
  columns: {},
  text: `update ${TABLE} set description = null, apply_url = null, skills = '{}' where id = $1 and status = 'REJECTED'`,
});

export const readJob = readOf(
  'job',
  TABLE,
  {
    place: 'c.name',
    // Openings have no author to protect.
    place_size: String(MIN_CONTRIBUTIONS_TO_NAME_PLACE),
    path: `'/jobs/view/' || r.id`,
    title: 'r.title',
    context: 'null::text',
    rating: 'null::smallint',
    parts: `jsonb_build_array(jsonb_build_object('label', 'TEXT', 'text', r.description),
      jsonb_build_object('label', 'LINK', 'text', r.apply_url),
      jsonb_build_object('label', 'FACT', 'text', nullif(concat_ws(' – ', r.min_ctc, r.max_ctc), '')))`,
  },
  JOIN_COMPANY,
);
