import type { ContainerModule } from 'inversify';
import { Container } from 'inversify';
import { observable, reaction, runInAction, when } from 'mobx';
import type { BegunPage } from '@/adapters/http/coming-pages';
import { parseAddress, queryValue } from '@/core/kernel/common/address';
import type { Key } from '@/core/kernel/common/key';
import { isNative } from '@/core/kernel/device/device';
import { DevicePort } from '@/core/kernel/device/device-reading.port';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import type { ScreenMatch, Screens } from '@/core/kernel/navigation/screens';
import { createScreens, ScreensKey } from '@/core/kernel/navigation/screens';
import { SessionKey } from '@/stores/account/session/keys';
import { CallFailuresKey } from '@/stores/kernel/failed-calls/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { HistoryAction } from '@/stores/kernel/navigation/navigation.store';
import { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import type { StoreOf } from '@/views/kernel/common/use-store';
import { ScreenFailure } from '@/views/kernel/shell/screen-failure';
import { NotFoundScreen } from '@/views/talk/posting/not-found-screen';
import type { App } from './app';
import { AppKey } from './app-keys';
import type { Features } from './feature';
import type { FeatureEnvironment } from './feature-registry';
import { FeatureRegistry } from './feature-registry';
import { features as productFeatures } from './features';

type ForgetAnswers = () => void;

export interface PageFetching {
  begin(address: string): BegunPage;
  prefetch(address: string): Promise<unknown>;
  replay(address: string): ForgetAnswers | null;
  ask(address: string): ForgetAnswers;
  drop(): void;
}

export interface AppEnvironment extends FeatureEnvironment {
  readonly module: ContainerModule;
  readonly pages?: PageFetching;
  /** Resolves when the viewer begins to use the page, or after a while. */
  readonly untilUsed?: () => Promise<void>;
}

const screensByFeatures = new WeakMap<Features, Screens>();

/** Returns the screens. Cached per feature set, because the server needs them for each page. */
export function screensOf(features: Features): Screens {
  const made = screensByFeatures.get(features);
  if (made !== undefined) return made;
  const screens = createScreens(Object.assign({}, ...Object.values(features).map((entry) => entry.screens)));
  screensByFeatures.set(features, screens);
  return screens;
}

export async function createApp(environment: AppEnvironment, features: Features = productFeatures): Promise<App> {
  const container = new Container();
  const registry = new FeatureRegistry(container, features, environment);
  const store: StoreOf = (key) => {
    try {
      return get(container, key);
    } catch (error) {
      if (container.isBound(key)) throw error;
      throw new Error(notComeMessage(key), { cause: error });
    }
  };
  const screens = screensOf(features);
  container.load(environment.module);
  container.bind(ScreensKey).toConstantValue(screens);
  container.bind(FeaturesKey).toConstantValue(new FeaturesStore({ loadIdle: () => registry.loadIdle(), store }));
  await registry.loadFirst();
  const navigation = store(NavigationKey);
  const notFetched = observable.set<string>();
  const previews = observable.map<string, readonly Node[]>({}, { deep: false });
  let coming: ComingPage | null = null;
  let contentChunks: readonly string[] = [];
  let arriving: Promise<void> = Promise.resolve();

  async function loadScreen(match: ScreenMatch, address: string | null): Promise<void> {
    const screen = registry.screen(match.screen);
    const forgetAnswers = address === null ? undefined : replay(address, screen !== null);
    await (screen === null ? fetchScreen(match) : screen.load?.(container, match.parameters));
    forgetAnswers?.();
    if (coming?.address === address) endComing();
  }

  function replay(address: string, hasCode: boolean): ForgetAnswers | null | undefined {
    const page = hasCode || coming?.address === address ? coming : fetchPage(address);
    // Fetches all answers in one request, but not after Back, when the stores have most of them. Signed-in users are
    // excluded, because the session may have changed.
    const isAsked = !navigation.isBack && !store(SessionKey).isLoggedIn;
    return page?.replay() ?? environment.pages?.replay(address) ?? (isAsked ? environment.pages?.ask(address) : null);
  }

  function fetchPage(address: string): ComingPage | null {
    if (environment.pages === undefined || (coming?.address === address && coming.isFresh())) return coming;
    const page = { address, ...environment.pages.begin(address) };
    endComing();
    coming = page;
    void page.main.then((nodes) => {
      if (nodes !== null && coming === page) runInAction(() => previews.set(address, nodes));
    });
    return page;
  }

  function endComing(): void {
    coming?.stop();
    coming = null;
    runInAction(() => previews.clear());
  }

  async function fetchScreen({ screen, parameters }: ScreenMatch): Promise<void> {
    const { path } = navigation;
    runInAction(() => notFetched.delete(screen));
    const loaded = await registry.loadScreen(screen).catch(() => null);
    // Only a lost connection can cause this.
    if (loaded === null) runInAction(() => notFetched.add(screen));
    // The user may have left before the code loaded, and the stores may belong to the current page.
    else if (navigation.path === path) await loaded.load?.(container, parameters);
  }

  /** Runs each piece as its own task in a page, and waits for all. */
  async function inTurns(pieces: readonly (() => Promise<void>)[]): Promise<void> {
    const begun: Promise<void>[] = [];
    for (const begin of pieces) {
      begun.push(begin());
      if (environment.yieldToPage !== undefined) await environment.yieldToPage();
    }
    await Promise.all(begun);
  }

  async function arrive(path: string, search: string, arrival?: HistoryAction): Promise<void> {
    const before = { path: navigation.path, address: navigation.address, isNowhere: navigation.match === null };
    navigation.arrivedAt(path, search, arrival);
    const { match, address } = navigation;
    if (coming?.address !== address) endComing();
    if (match === null) return;
    if (path !== before.path || before.isNowhere) await loadScreen(match, address);
    else if (address !== before.address) {
      const forgetAnswers = environment.pages?.replay(address);
      await registry.screen(match.screen)?.requery?.(container);
      forgetAnswers?.();
    }
    await registry.complete();
    const to = navigation.address === address ? app.movedTo() : null;
    if (to !== null) navigation.rewrite(to);
  }

  if (environment.pages !== undefined)
    reaction(
      () => store(SessionKey).userId,
      () => {
        environment.pages?.drop();
        endComing();
      },
    );

  const app: App = {
    container,
    store,
    async prepare(path, search) {
      navigation.arrivedAt(path, search);
      const { match } = navigation;
      await inTurns([...registry.preparations(), ...(match === null ? [] : [() => loadScreen(match, null)])]);
      contentChunks = await registry.complete();
    },
    arrive(path, search, arrival) {
      arriving = arrive(path, search, arrival);
      return arriving;
    },
    pageOf(address) {
      const { base, query } = parseAddress(address);
      const match = screens.resolve(base);
      const names = (match === null ? null : registry.screen(match.screen)?.pages) ?? [];
      return [base, ...names.map((name) => queryValue(query, name))].join(' ');
    },
    async prefetch(address, { withAnswers } = { withAnswers: false }) {
      const match = screens.resolve(parseAddress(address).base);
      if (match === null || address === navigation.address) return;
      await Promise.all([
        registry.loadScreen(match.screen).catch(() => undefined),
        withAnswers ? environment.pages?.prefetch(address) : undefined,
      ]);
    },
    approach(address) {
      const { base } = parseAddress(address);
      const match = screens.resolve(base);
      if (match === null || base === navigation.path || registry.screen(match.screen) !== null) return null;
      // Loads afterwards, because the two downloads would compete on a slow network.
      return (
        fetchPage(address)?.main.then(async (nodes) => {
          if (nodes === null && coming?.address === address)
            await registry.loadScreen(match.screen).catch(() => undefined);
        }) ?? null
      );
    },
    async start() {
      // Runs first, since calls may fail before the features have started.
      store(FailedCallsPort).watch(store(CallFailuresKey));
      await environment.yieldToPage?.();
      await registry.start();
      // Guests only read. The code waits until they use the page, unless the address has a query. The native app does
      // not wait, because it may send messages immediately.
      const waits =
        !store(SessionKey).isLoggedIn && !navigation.address.includes('?') && !isNative(store(DevicePort).current());
      if (waits) await environment.untilUsed?.();
      // The first press may lead to another page, whose code and data go first.
      if (waits) {
        await when(() => !navigation.isLeaving && app.currentView() !== null);
        await arriving.catch(() => undefined);
      }
      await store(FeaturesKey).loadIdle();
    },
    currentView() {
      const { match } = navigation;
      if (match === null) return NotFoundScreen;
      return registry.screen(match.screen)?.View ?? (notFetched.has(match.screen) ? ScreenFailure : null);
    },
    preview: () => previews.get(navigation.address) ?? null,
    overlays: () => registry.overlays,
    shownPage: () =>
      navigation.match === null ? null : (registry.screen(navigation.match.screen)?.page(container) ?? null),
    isGone: () => navigation.match !== null && registry.screen(navigation.match.screen)?.isGone?.(container) === true,
    movedTo: () => {
      const { match, path, search } = navigation;
      const screen = match === null ? null : registry.screen(match.screen);
      if (match === null || screen === null) return null;
      const { canonical = (_container, parameters) => screens.addressOf(match.screen, parameters) } = screen;
      const to = canonical(container, match.parameters);
      if (to === null || isSameAddress(to, path)) return null;
      return `${to}${to.includes('?') ? search.replace('?', '&') : search}`;
    },
    shownChunks: () =>
      navigation.match === null ? [] : [...registry.chunksOf(navigation.match.screen), ...contentChunks],
  };
  container.bind(AppKey).toConstantValue(app);
  return app;
}

interface ComingPage extends BegunPage {
  readonly address: string;
}

/** Compares addresses without encoding and trailing slash. */
function isSameAddress(path: string, other: string): boolean {
  const plain = (text: string) => decodeURIComponent(text.replace(/(?<=.)\/$/, ''));
  return plain(path) === plain(other);
}

function notComeMessage<Value>(key: Key<Value>): string {
  const name = (typeof key === 'symbol' ? key.description : key.name) ?? '';
  const [feature, store] = name.includes('/') ? name.split('/') : ['', name];
  const of = feature === '' ? 'the feature that binds it' : `the feature ${feature}`;
  return `${store} was asked for before ${of} came. Name it in needs of the feature that asks (features.ts), or let it come when idle.`;
}

function get<Value>(container: Container, key: Key<Value>): Value {
  return container.get<Value>(key);
}
