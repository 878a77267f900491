import { ContainerModule } from 'inversify';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { MeasureLogPort } from '@/core/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/tracking/page-measuring.port';
import { TrackingPort } from '@/core/tracking/tracking.port';
import { TrackingWishPort } from '@/core/tracking/tracking-wish.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { OccurrencesKey } from '@/stores/shell/keys';
import { MeasuresKey, TrackingKey } from '@/stores/tracking/keys';
import { MeasuresStore } from '@/stores/tracking/measures.store';
import { TrackingStore } from '@/stores/tracking/tracking.store';

export const trackingModule = new ContainerModule(({ bind }) => {
  bind(TrackingKey)
    .toResolvedValue(
      (tracking, wish, occurrences, device, scheduler, session, navigation) =>
        new TrackingStore({ tracking, wish, occurrences, device, scheduler }, session, navigation),
      [TrackingPort, TrackingWishPort, OccurrencesKey, DevicePort, SchedulerPort, SessionKey, NavigationKey],
    )
    .inSingletonScope();
  bind(MeasuresKey)
    .toResolvedValue(
      (measuring, log, tracking) => new MeasuresStore(measuring, log, tracking),
      [PageMeasuringPort, MeasureLogPort, TrackingKey],
    )
    .inSingletonScope();
});
