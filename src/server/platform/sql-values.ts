import { INDIA_TIME_ZONE } from '@/core/common/india-calendar.rules';
import { GONE_AFTER_DAYS } from '@/core/jobs/job-age.rules';
import { PAY_STEPS, YEARS_OF_BANDS } from '@/core/jobs/job-options.rules';
import { MAX_VERSIONS } from '@/core/versions/version.rules';
import { VOTE_MILESTONES } from '@/core/voting/vote-milestones.rules';

/** The limits of the domain's rules that functions and triggers of the database need, by the names that the files of `sql/` use. */
export const SQL_VALUES = {
  GONE_AFTER_DAYS,
  INDIA_TIME_ZONE,
  MAX_VERSIONS,
  PAY_STEPS: PAY_STEPS.join(', '),
  VOTE_MILESTONES: VOTE_MILESTONES.join(', '),
  YEARS_OF_BANDS: Object.entries(YEARS_OF_BANDS)
    .map(([band, [from, to]]) => `('${band}', ${from}, ${to})`)
    .join(', '),
} as const;
