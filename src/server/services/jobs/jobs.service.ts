import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { JobAlertsDeps } from './jobs/job-alerts';
import { createJobAlerts } from './jobs/job-alerts';
import type { JobsDeps } from './jobs/jobs';
import { createJobs } from './jobs/jobs';

/** The jobs service (openapi/jobs.yaml). */
export function createJobsService(deps: JobsDeps & JobAlertsDeps): JobsHandlers {
  return { ...createJobs(deps), ...createJobAlerts(deps) };
}
