import { BrowserPageMeasuring } from '@/adapters/browser/browser-page-measuring';
import { BrowserTrackingOptOut } from '@/adapters/browser/browser-tracking-opt-out';
import { DocumentScripts } from '@/adapters/browser/document-scripts';
import { WindowScriptErrors } from '@/adapters/browser/window-script-errors';
import { TrackingApi } from '@/adapters/http/generated/curate/tracking';
import { TrackingApi as LogApi } from '@/adapters/http/generated/log/tracking';
import { ConfigKey, HttpClientKey, WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { TrackingOptOutPort } from '@/core/kernel/tracking/tracking-opt-out.port';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OccurrencesKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { MeasuresKey, ThirdPartyScriptsKey, TrackingKey } from '@/stores/kernel/tracking/keys';
import { MeasuresStore } from '@/stores/kernel/tracking/measures.store';
import { ThirdPartyScriptsStore } from '@/stores/kernel/tracking/third-party-scripts.store';
import { TrackingStore } from '@/stores/kernel/tracking/tracking.store';

export const trackingAdapters = wire((provide, bind) => {
  provide(TrackingApi, [HttpClientKey], TrackingPort);
  provide(LogApi, [HttpClientKey], MeasureLogPort);
  bind(PageMeasuringPort)
    .toDynamicValue(() => new BrowserPageMeasuring(performance))
    .inSingletonScope();
  provide(BrowserTrackingOptOut, [WindowKey], TrackingOptOutPort);
  provide(WindowScriptErrors, [WindowKey], ScriptErrorsPort);
  bind(PageScriptsPort)
    .toResolvedValue((window) => new DocumentScripts(window.document), [WindowKey])
    .inSingletonScope();
});

export const trackingModule = wire((provide, bind) => {
  bind(TrackingKey)
    .toResolvedValue(
      (tracking, wish, occurrences, device, scheduler, session, navigation) =>
        new TrackingStore({ tracking, wish, occurrences, device, scheduler }, session, navigation),
      [TrackingPort, TrackingOptOutPort, OccurrencesKey, DevicePort, SchedulerPort, SessionKey, NavigationKey],
    )
    .inSingletonScope();
  provide(MeasuresStore, [PageMeasuringPort, MeasureLogPort, TrackingKey], MeasuresKey);
  bind(ThirdPartyScriptsKey)
    .toResolvedValue(
      ({ othersScripts }, scripts, storage, wish, location, overlays) =>
        new ThirdPartyScriptsStore(othersScripts, { scripts, storage, wish, location }, overlays),
      [ConfigKey, PageScriptsPort, StoragePort, TrackingOptOutPort, PageLocationPort, OverlaysKey],
    )
    .inSingletonScope();
});
