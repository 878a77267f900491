import { ContainerModule } from 'inversify';
import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { FailedCallsPort } from '@/core/failed-calls/failed-calls.port';
import { ErrorLogPort } from '@/core/tracking/error-log.port';
import { HttpClientKey } from '../../app-keys';

/** Failed calls and error reports over the wire. */
export const shellAdapters = new ContainerModule(({ bind }) => {
  bind(FailedCallsPort).toService(HttpClientKey);
  bind(ErrorLogPort)
    .toResolvedValue((http) => new TrackingApi(http), [HttpClientKey])
    .inSingletonScope();
});
