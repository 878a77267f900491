import { JobsApi } from '@/adapters/http/generated/jobs/jobs';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { JobsPort } from '@/core/research/jobs/jobs.port';

export const jobsAdapters = wire((provide) => {
  provide(JobsApi, [HttpClientKey], JobsPort);
});
