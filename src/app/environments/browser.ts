import { ContainerModule } from 'inversify';
import { CryptoIds } from '@/adapters/browser/crypto-ids';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { DocumentCookies } from '@/adapters/browser/document-cookies';
import { DocumentTheme } from '@/adapters/browser/document-theme';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { HtmlDocumentHead } from '@/adapters/browser/html-document-head';
import { NavigatorClipboard } from '@/adapters/browser/navigator-clipboard';
import { SystemClock } from '@/adapters/browser/system-clock';
import { WindowDevice } from '@/adapters/browser/window-device';
import { WindowLocation } from '@/adapters/browser/window-location';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { createHttpClient } from '@/adapters/http/http-client';
import { createReplayingFetch } from '@/adapters/http/replaying-fetch';
import { GoogleIdentityServices } from '@/adapters/identity/google-identity';
import { loadGoogleLibrary } from '@/adapters/identity/load-google-library';
import { SOCKET_OPTIONS, SocketRealtime } from '@/adapters/realtime/socket-realtime';
import { bindServices } from '../adapters-of-services';
import type { FirstViewState } from '../first-view-state';
import {
  ClipboardToken,
  ClockToken,
  ConfigToken,
  DeviceToken,
  DocumentHeadToken,
  FirstNowToken,
  GoogleToken,
  IdsToken,
  PageLocationToken,
  RealtimeToken,
  SchedulerToken,
  SessionCookiesToken,
  StorageToken,
  ThemePreferenceToken,
  ToastsToken,
} from '../tokens';
import { baseUrlOf, commonHeadersOf } from './request-headers';

/** The adapters of a page in a browser, and the way to drop what is left of the first view's answers. */
export interface BrowserEnvironment {
  readonly module: ContainerModule;
  /** Call it once the first view stands: from then on every request goes over the wire. */
  forgetFirstView(): void;
}

/** Makes the adapters of a page. The first view's answers are replayed, so that nothing is asked twice. */
export function browserEnvironment(window: Window, { answers, now, config }: FirstViewState): BrowserEnvironment {
  const { document, navigator } = window;
  const device = new WindowDevice(window);
  const replaying = createReplayingFetch(answers, (request) => window.fetch(request));
  const http = createHttpClient({
    baseUrlOf: (service) => baseUrlOf(service, config),
    fetch: replaying.fetch,
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
    bind(DocumentHeadToken).toConstantValue(new HtmlDocumentHead(document, config.origin));
    bind(ToastsToken).toConstantValue(new HotToasts('page'));
    bind(ClipboardToken).toConstantValue(new NavigatorClipboard(navigator));
    bind(PageLocationToken).toConstantValue(new WindowLocation(window.location));
    bind(SessionCookiesToken).toConstantValue(new DocumentCookies(document, navigator));
    bind(GoogleToken).toConstantValue({ identity: googleOf(window, config.google) });
    bind(RealtimeToken).toConstantValue(new SocketRealtime(openSocket));
  });
  return { module, forgetFirstView: replaying.forget };
}

function googleOf(window: Window, google: FirstViewState['config']['google']): GoogleIdentityServices | null {
  if (google === null) return null;
  return new GoogleIdentityServices(
    google.clientId,
    () => loadGoogleLibrary(window, google.scriptUrl),
    window.document,
  );
}

async function openSocket() {
  const { io } = await import('socket.io-client');
  return io(SOCKET_OPTIONS);
}
