import { ContainerModule } from 'inversify';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { HttpClientKey } from '@/app/app-keys';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';

/** Career statuses over the wire. */
export const careerStatusAdapters = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort)
    .toResolvedValue((http) => new CareerStatusApi(http), [HttpClientKey])
    .inSingletonScope();
});
