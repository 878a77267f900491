import type { FastifyInstance } from 'fastify';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import { schedule } from '@/server/platform/schedule';
import { createApplications } from './heard-back/applications';
import { takeDueHeardBackCount } from './heard-back/take-heard-back-count';
import { jobsHousekeeping } from './jobs/housekeeping';
import type { JobAlertMailsDeps } from './jobs/job-alert-mails';
import { mailJobAlerts } from './jobs/job-alert-mails';
import type { JobAlertsDeps } from './jobs/job-alerts';
import { createJobAlerts } from './jobs/job-alerts';
import type { JobsDeps } from './jobs/jobs';
import { createJobs } from './jobs/jobs';

export interface JobsServiceDeps extends JobsDeps, JobAlertsDeps, JobAlertMailsDeps {
  readonly app: FastifyInstance;
  readonly housekeeping: Housekeeping;
}

const FIGURES_ROUND_MS = 3_600_000;

export function createJobsService({ app, housekeeping, ...deps }: JobsServiceDeps): JobsHandlers {
  housekeeping.add(jobsHousekeeping(deps.database));
  scheduleMails(app, 'the job alerts', () => mailJobAlerts(deps));
  schedule(app, {
    name: 'the figures of applications',
    firstAfter: FIGURES_ROUND_MS,
    every: FIGURES_ROUND_MS,
    run: () => takeDueHeardBackCount(deps),
  });
  return { ...createJobs(deps), ...createJobAlerts(deps), ...createApplications(deps) };
}
