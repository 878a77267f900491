import { ContainerModule } from 'inversify';
import { BrowserTrackingWish } from '@/adapters/browser/browser-tracking-wish';
import { TrackingApi } from '@/adapters/http/generated/curate/tracking';
import { TrackingPort } from '@/core/tracking/tracking.port';
import { TrackingWishPort } from '@/core/tracking/tracking-wish.port';
import { HttpClientKey, WindowKey } from '../../app-keys';

/** Events over the wire. */
export const trackingAdapters = new ContainerModule(({ bind }) => {
  bind(TrackingPort)
    .toResolvedValue((http) => new TrackingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(TrackingWishPort)
    .toResolvedValue((window) => new BrowserTrackingWish(window), [WindowKey])
    .inSingletonScope();
});
