import { ContainerModule } from 'inversify';
import { BrowserPageMeasuring } from '@/adapters/browser/browser-page-measuring';
import { BrowserTrackingWish } from '@/adapters/browser/browser-tracking-wish';
import { DocumentScripts } from '@/adapters/browser/document-scripts';
import { WindowScriptErrors } from '@/adapters/browser/window-script-errors';
import { TrackingApi } from '@/adapters/http/generated/curate/tracking';
import { TrackingApi as LogApi } from '@/adapters/http/generated/log/tracking';
import { HttpClientKey, WindowKey } from '@/app/app-keys';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { TrackingWishPort } from '@/core/kernel/tracking/tracking-wish.port';

/** Events and measures over the wire. */
export const trackingAdapters = new ContainerModule(({ bind }) => {
  bind(TrackingPort)
    .toResolvedValue((http) => new TrackingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(MeasureLogPort)
    .toResolvedValue((http) => new LogApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PageMeasuringPort)
    .toDynamicValue(() => new BrowserPageMeasuring(performance))
    .inSingletonScope();
  bind(TrackingWishPort)
    .toResolvedValue((window) => new BrowserTrackingWish(window), [WindowKey])
    .inSingletonScope();
  bind(ScriptErrorsPort)
    .toResolvedValue((window) => new WindowScriptErrors(window), [WindowKey])
    .inSingletonScope();
  bind(PageScriptsPort)
    .toResolvedValue((window) => new DocumentScripts(window.document), [WindowKey])
    .inSingletonScope();
});
