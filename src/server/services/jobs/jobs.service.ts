import type { FastifyInstance } from 'fastify';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { Config } from '@/server/platform/config/config';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import { jobsHousekeeping } from './jobs/housekeeping';
import type { JobAlertMailsDeps } from './jobs/job-alert-mails';
import { mailJobAlerts } from './jobs/job-alert-mails';
import type { JobAlertsDeps } from './jobs/job-alerts';
import { createJobAlerts } from './jobs/job-alerts';
import type { JobsDeps } from './jobs/jobs';
import { createJobs } from './jobs/jobs';

export interface JobsServiceDeps extends JobsDeps, JobAlertsDeps, Omit<JobAlertMailsDeps, 'brand'> {
  readonly app: FastifyInstance;
  readonly config: Pick<Config, 'brand'>;
  readonly housekeeping: Housekeeping;
}

/** The jobs service (openapi/jobs.yaml). */
export function createJobsService({ app, config, housekeeping, ...deps }: JobsServiceDeps): JobsHandlers {
  housekeeping.add(jobsHousekeeping(deps.database));
  scheduleMails(app, 'the job alerts', () => mailJobAlerts({ ...deps, brand: config.brand }, app.log));
  return { ...createJobs(deps), ...createJobAlerts(deps) };
}
