import { ContainerModule } from 'inversify';
import { HeardBackApi } from '@/adapters/http/generated/jobs/heard-back';
import { HttpClientKey } from '@/app/app-keys';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';

/** Applications over the wire. */
export const heardBackAdapters = new ContainerModule(({ bind }) => {
  bind(ApplicationsPort)
    .toResolvedValue((http) => new HeardBackApi(http), [HttpClientKey])
    .inSingletonScope();
});
