import { ContainerModule } from 'inversify';
import { appHostOf } from '@/adapters/browser/app-host';
import { CryptoIds } from '@/adapters/browser/crypto-ids';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { DocumentCookies } from '@/adapters/browser/document-cookies';
import { DocumentTheme } from '@/adapters/browser/document-theme';
import { SystemClock } from '@/adapters/browser/system-clock';
import { firstInteraction } from '@/adapters/browser/until-used';
import { WaitingToasts, WaitingToastsKey } from '@/adapters/browser/waiting-toasts';
import { WindowDevice } from '@/adapters/browser/window-device';
import { WindowLocation } from '@/adapters/browser/window-location';
import { WindowNativeApp } from '@/adapters/browser/window-native-app';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { yieldToFrame, yieldToPage } from '@/adapters/browser/yield-to-page';
import { ComingPages } from '@/adapters/http/coming-pages';
import { fetchAnswers } from '@/adapters/http/fetch-answers';
import { fetchPage } from '@/adapters/http/fetched-page';
import { createHttpClient } from '@/adapters/http/http-client';
import { createReplayingFetch } from '@/adapters/http/replaying-fetch';
import { SessionCookiesPort } from '@/core/account/session/session-cookies.port';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { NativeAppPort } from '@/core/kernel/native-app/native-app.port';
import { PageLocationPort } from '@/core/kernel/navigation/page-location.port';
import { ThemePreferencePort } from '@/core/kernel/shell/theme-preference.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { MAIN_ID } from '@/views/kernel/shell/middle';
import { ConfigKey, FirstNowKey, HttpClientKey, WindowKey } from '../app-keys';
import type { AppEnvironment } from '../create-app';
import type { FirstViewState } from '../first-view-state';
import { readState } from '../first-view-state';
import { baseUrlOf, commonHeadersOf } from './service-requests';

/** The time after which an untouched page loads all of its code. */
const MAX_UNUSED_MS = 5_000;

/** The expected time from the first sign of a click on a link to the click, in ms. */
const PRESS_MS = 250;

/** The maximum wait for a call, shorter than most users are willing to wait. */
const MAX_WAIT_MS = 30_000;

export interface BrowserEnvironment extends AppEnvironment {
  /** Sends the shown user's id with later calls, so that nothing is done as another user. */
  showsUser(read: () => string | null): void;
  /** Drops the first view's answers. Call it after the first view is shown. */
  forgetFirstView(): void;
}

/** Returns the environment of a browser. It replays the first view's answers, so that no call is repeated. */
export function browserEnvironment(window: Window, state: FirstViewState): BrowserEnvironment {
  const { answers, now, isCrawler, config } = state;
  const { document, navigator } = window;
  const device = new WindowDevice(window, appHostOf(window));
  let shownUser: () => string | null = () => null;
  const clock = new SystemClock();
  // Follows the document's time only if it came over the network. A document from the browser's cache has an old time.
  for (const visit of performance.getEntriesByType('navigation')) {
    if ('transferSize' in visit && visit.transferSize) clock.follow(now);
  }
  const reports = [`${baseUrlOf('log', config)}/`, `${baseUrlOf('curate', config)}/`, '/postview/'];
  const overWire = async (request: Request) => {
    // Writes clear the prefetched pages, except reports of usage and errors.
    if (request.method !== 'GET' && !reports.some((part) => request.url.includes(part))) pages.drop();
    const answer = await window.fetch(request);
    const date = answer.headers.get('date');
    // Uses only uncached responses, because the date of a cached one may be old.
    if (date !== null && answer.headers.get('cache-control')?.includes('no-store')) clock.follow(Date.parse(date));
    return answer;
  };
  /** Requests a page as the shown user. A tab may not know yet that another user has logged in. */
  const asShownUser = (request: Request) => {
    const user = shownUser();
    if (user !== null) request.headers.set('user-id', user);
    return overWire(request);
  };
  const replaying = createReplayingFetch(overWire, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  const places = { answersOf: (page: Document) => readState(page).answers, mainId: MAIN_ID };
  const pages = new ComingPages(
    {
      page: (address, signal) => fetchPage(address, asShownUser, places, signal),
      answers: (address, signal) => fetchAnswers(address, asShownUser, signal),
      uptime: () => performance.now(),
    },
    replaying,
  );
  const forgetFirstView = replaying.remember(answers);
  const http = createHttpClient({
    baseUrlOf: (service) => baseUrlOf(service, config),
    fetch: replaying.fetch,
    isCrawler,
    maxWaitMs: MAX_WAIT_MS,
    commonHeaders: (service) => commonHeadersOf(service, device.current(), shownUser()),
  });
  const module = new ContainerModule(({ bind }) => {
    bind(ConfigKey).toConstantValue(config);
    bind(FirstNowKey).toConstantValue({ now });
    bind(WindowKey).toConstantValue(window);
    bind(HttpClientKey).toConstantValue(http);
    bind(ClockPort).toConstantValue(clock);
    bind(SchedulerPort).toConstantValue(new WindowScheduler());
    bind(IdsPort).toConstantValue(new CryptoIds());
    bind(StoragePort).toConstantValue(new DeviceStorage(() => window.localStorage));
    bind(TabStoragePort).toConstantValue(new DeviceStorage(() => window.sessionStorage));
    bind(DevicePort).toConstantValue(device);
    bind(NativeAppPort).toConstantValue(new WindowNativeApp(() => window));
    bind(ThemePreferencePort).toConstantValue(new DocumentTheme(document));
    bind(WaitingToastsKey)
      .toResolvedValue((features) => new WaitingToasts('page', () => void features.need()), [FeaturesKey])
      .inSingletonScope();
    bind(ToastsPort).toService(WaitingToastsKey);
    bind(PageLocationPort).toConstantValue(new WindowLocation(window));
    bind(SessionCookiesPort).toConstantValue(new DocumentCookies(document, navigator));
  });
  return {
    module,
    forgetFirstView,
    showsUser: (read) => {
      shownUser = read;
    },
    yieldToPage,
    // Waits for the press to show. Loading the code first would delay it.
    untilUsed: async () => {
      await firstInteraction(window, MAX_UNUSED_MS);
      await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
      await yieldToFrame(window);
    },
    pages,
  };
}
