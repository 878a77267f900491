import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/research/jobs/job-age.rules';
import { batchCondition, PURGED_COLUMNS } from '@/server/platform/purge';
import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const isOld = `is_listed and posted_on < ($1 at time zone '${INDIA_TIME_ZONE}')::date - ${GONE_AFTER_DAYS}`;

export const unlistJobs = defineStatement({
  name: 'housekeeping.unlist-jobs',
  parameters: [moment],
  columns: PURGED_COLUMNS,
  text: `with gone as (update research.jobs set is_listed = false where ${batchCondition('research.jobs', isOld, 'posted_on')} returning 1)
         select count(*)::integer as rows from gone`,
});
