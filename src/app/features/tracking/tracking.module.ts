import { ContainerModule } from 'inversify';
import { ConfigKey } from '@/app/app-keys';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { DevicePort } from '@/core/device/device-reading.port';
import { PageLocationPort } from '@/core/navigation/page-location.port';
import { MeasureLogPort } from '@/core/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/tracking/page-scripts.port';
import { TrackingPort } from '@/core/tracking/tracking.port';
import { TrackingWishPort } from '@/core/tracking/tracking-wish.port';
import { NavigationKey } from '@/stores/navigation/keys';
import { SessionKey } from '@/stores/session/keys';
import { OccurrencesKey, OverlaysKey } from '@/stores/shell/keys';
import { MeasuresKey, OthersScriptsKey, TrackingKey } from '@/stores/tracking/keys';
import { MeasuresStore } from '@/stores/tracking/measures.store';
import { OthersScriptsStore } from '@/stores/tracking/others-scripts.store';
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
  bind(OthersScriptsKey)
    .toResolvedValue(
      ({ othersScripts }, scripts, storage, wish, location, overlays) =>
        new OthersScriptsStore(othersScripts, { scripts, storage, wish, location }, overlays),
      [ConfigKey, PageScriptsPort, StoragePort, TrackingWishPort, PageLocationPort, OverlaysKey],
    )
    .inSingletonScope();
});
