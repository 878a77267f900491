import { ConfigKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { TrackingWishPort } from '@/core/kernel/tracking/tracking-wish.port';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OccurrencesKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { MeasuresKey, OthersScriptsKey, TrackingKey } from '@/stores/kernel/tracking/keys';
import { MeasuresStore } from '@/stores/kernel/tracking/measures.store';
import { OthersScriptsStore } from '@/stores/kernel/tracking/others-scripts.store';
import { TrackingStore } from '@/stores/kernel/tracking/tracking.store';

export const trackingModule = wire((provide, bind) => {
  bind(TrackingKey)
    .toResolvedValue(
      (tracking, wish, occurrences, device, scheduler, session, navigation) =>
        new TrackingStore({ tracking, wish, occurrences, device, scheduler }, session, navigation),
      [TrackingPort, TrackingWishPort, OccurrencesKey, DevicePort, SchedulerPort, SessionKey, NavigationKey],
    )
    .inSingletonScope();
  provide(MeasuresStore, [PageMeasuringPort, MeasureLogPort, TrackingKey], MeasuresKey);
  bind(OthersScriptsKey)
    .toResolvedValue(
      ({ othersScripts }, scripts, storage, wish, location, overlays) =>
        new OthersScriptsStore(othersScripts, { scripts, storage, wish, location }, overlays),
      [ConfigKey, PageScriptsPort, StoragePort, TrackingWishPort, PageLocationPort, OverlaysKey],
    )
    .inSingletonScope();
});
