import { ContainerModule } from 'inversify';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { HttpClientKey } from '../../app-keys';

/** Career statuses over the wire. */
export const careerStatusAdapters = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort)
    .toResolvedValue((http) => new CareerStatusApi(http), [HttpClientKey])
    .inSingletonScope();
});
