import { ContainerModule } from 'inversify';
import { readCookie } from '@/adapters/browser/cookie-text';
import { snapshotOf } from '@/adapters/browser/document-cookies';
import { createHttpClient } from '@/adapters/http/http-client';
import type { RecordingFetch } from '@/adapters/http/recording-fetch';
import { createRecordingFetch } from '@/adapters/http/recording-fetch';
import type { Device } from '@/core/shell/device';
import { parseTheme } from '@/core/shell/theme';
import { bindServices } from '../adapters-of-services';
import type { ClientConfig } from '../client-config';
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
import { baseUrlOf, commonHeadersOf } from './service-requests';

/** What the server tells of who looks. */
export interface Visitor {
  /** The cookie header; for a guest it holds at most the theme. */
  readonly cookie: string;
  readonly isPhone: boolean;
  /** Calls that are for people only are not sent. */
  readonly isCrawler: boolean;
}

/** One visit, as the server sees it. */
export interface Visit {
  readonly url: string;
  readonly visitor: Visitor;
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  readonly config: ClientConfig;
}

/** The adapters of a first view on the server. */
export interface FirstViewEnvironment {
  readonly module: ContainerModule;
  readonly recording: RecordingFetch;
}

/** What a first view never does: it is a bug if it tries. */
function unavailable(what: string): () => never {
  return () => {
    throw new Error(`A first view on the server has no ${what}.`);
  };
}

/** A server does not know the window, in px; layout is left to the styles. */
const WIDE = 1440;
const NARROW = 390;

/** Makes the adapters of one visit: reads go to the server itself and are recorded; nothing ticks, stores or opens. */
export function firstViewEnvironment(visit: Visit): FirstViewEnvironment {
  const { url, visitor, fetch, now, config } = visit;
  const { cookie, isPhone, isCrawler } = visitor;
  const device: Device = { width: isPhone ? NARROW : WIDE, userAgent: '', host: 'browser' };
  const recording = createRecordingFetch((request) => fetch(request));
  const http = createHttpClient({
    baseUrlOf: (service) => baseUrlOf(service, config, config.origin),
    fetch: recording.fetch,
    isCrawler,
    commonHeaders: (service) => commonHeadersOf(service, device),
  });
  const module = new ContainerModule((options) => {
    const { bind } = options;
    bindServices(options, http);
    bind(ConfigToken).toConstantValue(config);
    bind(FirstNowToken).toConstantValue({ now });
    bind(ClockToken).toConstantValue({ now: () => now });
    bind(SchedulerToken).toConstantValue({ after: () => () => undefined, every: () => () => undefined });
    bind(IdsToken).toConstantValue({ next: () => '00000000-0000-4000-8000-000000000000' });
    bind(StorageToken).toConstantValue({ get: () => null, set: () => undefined, remove: () => undefined });
    bind(DeviceToken).toConstantValue({ current: () => device, onChange: () => () => undefined });
    bind(ThemePreferenceToken).toConstantValue({
      read: () => parseTheme(readCookie(cookie, 'theme')),
      choose: unavailable('theme to choose'),
    });
    bind(ToastsToken).toConstantValue({
      toasterId: 'page',
      show: unavailable('toasts'),
      dismiss: unavailable('toasts'),
      find: () => null,
    });
    bind(DocumentHeadToken).toConstantValue({ show: unavailable('head to rewrite') });
    bind(ClipboardToken).toConstantValue({ write: unavailable('clipboard') });
    bind(PageLocationToken).toConstantValue({
      current: () => url,
      assign: unavailable('address bar'),
      reload: unavailable('address bar'),
    });
    bind(SessionCookiesToken).toConstantValue({
      read: () => snapshotOf(cookie),
      areEnabled: () => true,
      clearAuthType: unavailable('cookie to clear'),
    });
    bind(GoogleToken).toConstantValue({ identity: null });
    bind(RealtimeToken).toConstantValue({
      connect: unavailable('socket'),
      disconnect: unavailable('socket'),
      onPostAdded: () => () => undefined,
      onNotificationAdded: () => () => undefined,
      onReconnected: () => () => undefined,
      onFailed: () => () => undefined,
    });
  });
  return { module, recording };
}
