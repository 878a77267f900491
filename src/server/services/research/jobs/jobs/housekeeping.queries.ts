import { INDIA_TIME_ZONE } from '@/core/kernel/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/research/jobs/job-age.rules';
import { moment } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const unlistJobs = defineStatement({
  name: 'housekeeping.unlist-jobs',
  parameters: [moment],
  columns: {},
  text: `update research.jobs set is_listed = false where is_listed and posted_on < ($1 at time zone '${INDIA_TIME_ZONE}')::date - ${GONE_AFTER_DAYS}`,
});
