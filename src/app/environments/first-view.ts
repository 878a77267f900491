import { ContainerModule } from 'inversify';
import { readCookie } from '@/adapters/browser/cookie-text';
import { snapshotOf } from '@/adapters/browser/document-cookies';
import { createHttpClient } from '@/adapters/http/http-client';
import type { RecordingFetch } from '@/adapters/http/recording-fetch';
import { createRecordingFetch } from '@/adapters/http/recording-fetch';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import type { Scheduler } from '@/core/kernel/common/scheduler.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import type { Device } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { parseTheme } from '@/core/kernel/shell/theme';
import { ThemePreferencePort } from '@/core/kernel/shell/theme-preference.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { ConfigKey, FirstNowKey, HttpClientKey } from '../app-keys';
import type { ClientConfig } from '../client-config';
import { baseUrlOf, commonHeadersOf } from './service-requests';

/** A visitor, as far as the server reveals it. */
export interface Visitor {
  /** The cookie header. A guest's contains at most the theme. */
  readonly cookie: string;
  readonly isPhone: boolean;
  readonly isCrawler: boolean;
}

export interface Visit {
  readonly url: string;
  readonly visitor: Visitor;
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly now: number;
  readonly config: ClientConfig;
}

export interface FirstViewEnvironment {
  readonly module: ContainerModule;
  readonly recording: RecordingFetch;
}

/** Returns a stand-in for adapters that a first view never uses. */
function unavailable(what: string): () => never {
  return () => {
    throw new Error(`A first view on the server has no ${what}.`);
  };
}

const NO_TIMERS: Scheduler = {
  age: () => 0,
  after: () => () => undefined,
  afterPaint: () => undefined,
  every: () => () => undefined,
  whenIdle: () => () => undefined,
};

/** A width in px. The server does not know the real one, and leaves layout to the styles. */
const WIDE = 1440;
const NARROW = 390;

/**
 * Returns the environment of a first view. Reads go to the server itself and are recorded. Timers, storage and windows
 * do nothing.
 */
export function firstViewEnvironment(visit: Visit): FirstViewEnvironment {
  const { url, visitor, fetch, now, config } = visit;
  const { cookie, isPhone, isCrawler } = visitor;
  const device: Device = { width: isPhone ? NARROW : WIDE, userAgent: isPhone ? 'Mobile' : '', host: 'browser' };
  const recording = createRecordingFetch((request) => fetch(request));
  const http = createHttpClient({
    baseUrlOf: (service) => baseUrlOf(service, config, config.origin),
    fetch: recording.fetch,
    isCrawler,
    commonHeaders: (service) => commonHeadersOf(service, device),
  });
  const module = new ContainerModule(({ bind }) => {
    bind(HttpClientKey).toConstantValue(http);
    bind(ConfigKey).toConstantValue(config);
    bind(FirstNowKey).toConstantValue({ now });
    bind(ClockPort).toConstantValue({ now: () => now });
    bind(SchedulerPort).toConstantValue(NO_TIMERS);
    bind(IdsPort).toConstantValue({ next: () => '00000000-0000-4000-8000-000000000000' });
    bind(StoragePort).toConstantValue({
      get: () => null,
      isStored: () => false,
      keysFrom: () => [],
      set: () => undefined,
      remove: () => undefined,
      removeOf: () => undefined,
    });
    bind(TabStoragePort).toService(StoragePort);
    bind(DevicePort).toConstantValue({ current: () => device });
    bind(NativeAppPort).toConstantValue({
      post: unavailable('app around it'),
      onMessage: unavailable('app around it'),
    });
    bind(ThemePreferencePort).toConstantValue({
      read: () => parseTheme(readCookie(cookie, 'theme')),
      choose: unavailable('theme to choose'),
    });
    bind(ToastsPort).toConstantValue({
      toasterId: 'page',
      show: unavailable('toasts'),
      dismiss: unavailable('toasts'),
      find: () => null,
    });
    bind(PageLocationPort).toConstantValue({
      current: () => url,
      assign: unavailable('address bar'),
      reload: unavailable('address bar'),
    });
    bind(SessionCookiesPort).toConstantValue({
      read: () => snapshotOf(cookie),
      areEnabled: () => true,
      lastProvider: () => null,
      rememberProvider: unavailable('cookie to set'),
      clearAuthType: unavailable('cookie to clear'),
    });
  });
  return { module, recording };
}
