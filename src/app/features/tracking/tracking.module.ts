import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { TrackingPort } from '@/core/tracking/tracking.port';
import { TrackingWishPort } from '@/core/tracking/tracking-wish.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { OccurrencesKey } from '@/stores/shell/keys';
import { TrackingKey } from '@/stores/tracking/keys';
import { TrackingStore } from '@/stores/tracking/tracking.store';

export const trackingModule = new ContainerModule(({ bind }) => {
  bind(TrackingKey)
    .toResolvedValue(
      (tracking, wish, occurrences, device, scheduler, session, navigation) =>
        new TrackingStore({ tracking, wish, occurrences, device, scheduler }, session, navigation),
      [TrackingPort, TrackingWishPort, OccurrencesKey, DevicePort, SchedulerPort, SessionKey, NavigationKey],
    )
    .inSingletonScope();
});
