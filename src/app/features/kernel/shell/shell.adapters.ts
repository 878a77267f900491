import { ContainerModule } from 'inversify';
import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { HttpClientKey } from '@/app/app-keys';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';

/** Failed calls and error reports over the wire. */
export const shellAdapters = new ContainerModule(({ bind }) => {
  bind(FailedCallsPort).toService(HttpClientKey);
  bind(ErrorLogPort)
    .toResolvedValue((http) => new TrackingApi(http), [HttpClientKey])
    .inSingletonScope();
});
