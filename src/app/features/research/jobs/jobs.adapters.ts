import { ContainerModule } from 'inversify';
import { JobsApi } from '@/adapters/http/generated/jobs/jobs';
import { HttpClientKey } from '@/app/app-keys';
import { JobsPort } from '@/core/research/jobs/jobs.port';

/** Jobs over the wire. */
export const jobsAdapters = new ContainerModule(({ bind }) => {
  bind(JobsPort)
    .toResolvedValue((http) => new JobsApi(http), [HttpClientKey])
    .inSingletonScope();
});
