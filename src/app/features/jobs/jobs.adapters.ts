import { ContainerModule } from 'inversify';
import { JobsApi } from '@/adapters/http/generated/jobs/jobs';
import { JobsPort } from '@/core/jobs/jobs.port';
import { HttpClientKey } from '../../app-keys';

/** Jobs over the wire. */
export const jobsAdapters = new ContainerModule(({ bind }) => {
  bind(JobsPort)
    .toResolvedValue((http) => new JobsApi(http), [HttpClientKey])
    .inSingletonScope();
});
