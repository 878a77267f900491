import { BrowserPageMeasuring } from '@/adapters/browser/browser-page-measuring';
import { BrowserTrackingWish } from '@/adapters/browser/browser-tracking-wish';
import { DocumentScripts } from '@/adapters/browser/document-scripts';
import { WindowScriptErrors } from '@/adapters/browser/window-script-errors';
import { TrackingApi } from '@/adapters/http/generated/curate/tracking';
import { TrackingApi as LogApi } from '@/adapters/http/generated/log/tracking';
import { HttpClientKey, WindowKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { PageMeasuringPort } from '@/core/kernel/tracking/page-measuring.port';
import { PageScriptsPort } from '@/core/kernel/tracking/page-scripts.port';
import { ScriptErrorsPort } from '@/core/kernel/tracking/script-errors.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { TrackingWishPort } from '@/core/kernel/tracking/tracking-wish.port';

export const trackingAdapters = wire((provide, bind) => {
  provide(TrackingApi, [HttpClientKey], TrackingPort);
  provide(LogApi, [HttpClientKey], MeasureLogPort);
  bind(PageMeasuringPort)
    .toDynamicValue(() => new BrowserPageMeasuring(performance))
    .inSingletonScope();
  provide(BrowserTrackingWish, [WindowKey], TrackingWishPort);
  provide(WindowScriptErrors, [WindowKey], ScriptErrorsPort);
  bind(PageScriptsPort)
    .toResolvedValue((window) => new DocumentScripts(window.document), [WindowKey])
    .inSingletonScope();
});
