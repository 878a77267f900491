import { ContainerModule } from 'inversify';
import { CareerStatusesPort } from '@/core/career-status/career-status.port';
import { UserApi } from '@/adapters/http/generated/user';
import { HttpClientKey } from '../../app-keys';

/** Career statuses over the wire. */
export const careerStatusHttp = new ContainerModule(({ bind }) => {
  bind(CareerStatusesPort).toResolvedValue((http) => new UserApi(http), [HttpClientKey]).inSingletonScope();
});
