import { ContainerModule } from 'inversify';
import { UserApi } from '@/adapters/http/generated/user';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { HttpClientKey } from '../../app-keys';

/** Career statuses over the wire. */
export const careerStatusHttp = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort)
    .toResolvedValue((http) => new UserApi(http), [HttpClientKey])
    .inSingletonScope();
});
