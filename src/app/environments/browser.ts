import { ContainerModule } from 'inversify';
import { CryptoIds } from '@/adapters/browser/crypto-ids';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { DocumentCookies } from '@/adapters/browser/document-cookies';
import { DocumentTheme } from '@/adapters/browser/document-theme';
import { SystemClock } from '@/adapters/browser/system-clock';
import { WaitingToasts } from '@/adapters/browser/waiting-toasts';
import { WindowDevice } from '@/adapters/browser/window-device';
import { WindowLocation } from '@/adapters/browser/window-location';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { createHttpClient } from '@/adapters/http/http-client';
import { createReplayingFetch } from '@/adapters/http/replaying-fetch';
import { bindServices } from '../adapters-of-services';
import type { AppEnvironment } from '../create-app';
import type { FirstViewState } from '../first-view-state';
import {
  ClockToken,
  ConfigToken,
  DeviceToken,
  FirstNowToken,
  IdsToken,
  PageLocationToken,
  SchedulerToken,
  SessionCookiesToken,
  StorageToken,
  ThemePreferenceToken,
  ToastsToken,
} from '../tokens';
import { baseUrlOf, commonHeadersOf } from './service-requests';

/** The adapters of a page in a browser, and the way to drop what is left of the first view's answers. */
export interface BrowserEnvironment extends AppEnvironment {
  /** Call it once the first view stands: from then on every request goes over the wire. */
  forgetFirstView(): void;
}

/** Makes the adapters of a page. The first view's answers are replayed, so that nothing is asked twice. */
export function browserEnvironment(window: Window, state: FirstViewState): BrowserEnvironment {
  const { answers, now, isCrawler, config } = state;
  const { document, navigator } = window;
  const device = new WindowDevice(window);
  const toasts = new WaitingToasts('page');
  const replaying = createReplayingFetch(answers, (request) => window.fetch(request));
  const http = createHttpClient({
    baseUrlOf: (service) => baseUrlOf(service, config),
    fetch: replaying.fetch,
    isCrawler,
    commonHeaders: (service) => commonHeadersOf(service, device.current()),
  });
  const module = new ContainerModule((options) => {
    const { bind } = options;
    bindServices(options, http);
    bind(ConfigToken).toConstantValue(config);
    bind(FirstNowToken).toConstantValue({ now });
    bind(ClockToken).toConstantValue(new SystemClock());
    bind(SchedulerToken).toConstantValue(new WindowScheduler());
    bind(IdsToken).toConstantValue(new CryptoIds());
    bind(StorageToken).toConstantValue(new DeviceStorage(() => window.localStorage));
    bind(DeviceToken).toConstantValue(device);
    bind(ThemePreferenceToken).toConstantValue(new DocumentTheme(document));
    bind(ToastsToken).toConstantValue(toasts);
    bind(PageLocationToken).toConstantValue(new WindowLocation(window.location));
    bind(SessionCookiesToken).toConstantValue(new DocumentCookies(document, navigator));
  });
  const deferred = async () => (await import('./browser-deferred')).browserDeferredModule(window, config, toasts);
  return { module, deferred, forgetFirstView: replaying.forget };
}
