import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';

export const shellAdapters = wire((provide, bind) => {
  bind(FailedCallsPort).toService(HttpClientKey);
  provide(TrackingApi, [HttpClientKey], ErrorLogPort);
});
