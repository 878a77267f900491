import type { ContainerModule } from 'inversify';
import { Container } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { ShownPage } from '@/core/shell/page-meta';
import type { RoutedScreenName } from '@/core/shell/screens';
import type { DeferredStores } from '@/stores/shell/deferred.store';
import { DeferredStore } from '@/stores/shell/deferred.store';
import { NotFoundScreen } from '@/views/shell/not-found-screen';
import { ScreenFailure } from '@/views/shell/screen-failure';
import type { AppStores } from './app-stores';
import { storesOf } from './app-stores';
import { featureModules } from './feature-modules';
import type { AppRoutes } from './routes';
import { appRoutes } from './routes';
import { ToastsToken } from './tokens';

/** One running app. Several can stand side by side: nothing of it lives outside its container. */
export interface App {
  readonly container: Container;
  readonly stores: AppStores;
  /** Reads who looks, then loads what the address's screen and the frame show at first. */
  prepare(path: string, search: string): Promise<void>;
  /** The router moved: loads the screen of the new address. Where one already is, nothing happens. */
  arrive(path: string, search: string): Promise<void>;
  /** What shows the current address, or that its code did not come; null while it is fetched. */
  currentView(): ComponentType | null;
  /** The page that is shown, once it is loaded; null where the address leads to nothing. */
  shownPage(): ShownPage | null;
}

/** What an app stands on: the adapters beneath its ports. */
export interface AppEnvironment {
  readonly module: ContainerModule;
  /** Fetches the adapters that no first view needs, where they are apart from the others. */
  readonly deferred?: () => Promise<ContainerModule>;
}

/** Puts an app together over an environment's adapters. */
export function createApp(environment: AppEnvironment, routes: AppRoutes = appRoutes): App {
  const container = new Container();
  container.load(environment.module, ...featureModules);
  container
    .bind(DeferredStore)
    .toResolvedValue((toasts) => new DeferredStore(fetchDeferred, toasts), [ToastsToken])
    .inSingletonScope();
  const stores = storesOf(container);
  const { navigation } = stores;
  const views = observable.map<RoutedScreenName, ComponentType>({}, { deep: false });
  const notFetched = observable.set<RoutedScreenName>();

  async function fetchDeferred(): Promise<DeferredStores> {
    const [{ loadDeferredFeatures }, adapters] = await Promise.all([
      import('./deferred-features'),
      environment.deferred?.(),
    ]);
    if (adapters) container.load(adapters);
    return loadDeferredFeatures(container);
  }

  function currentRoute() {
    return navigation.match === null ? null : (routes[navigation.match.screen] ?? null);
  }

  function shownPage(): ShownPage | null {
    return currentRoute()?.page(stores) ?? null;
  }

  async function loadView(screen: RoutedScreenName): Promise<void> {
    if (views.has(screen)) return;
    runInAction(() => notFetched.delete(screen));
    try {
      const View = await routes[screen]?.view();
      if (View) runInAction(() => views.set(screen, View));
    } catch {
      // A dropped connection is the one reason: the code itself is built and tested.
      runInAction(() => notFetched.add(screen));
    }
  }

  async function loadScreen(): Promise<void> {
    const { match } = navigation;
    const route = currentRoute();
    if (match === null || route === null) return;
    await Promise.all([loadView(match.screen), route.load(stores, match.parameters)]);
  }

  return {
    container,
    stores,
    async prepare(path, search) {
      stores.session.readUser();
      navigation.arrivedAt(path, search);
      await Promise.all([loadFrame(stores), loadScreen()]);
    },
    async arrive(path, search) {
      const isSameScreen = path === navigation.path;
      navigation.arrivedAt(path, search);
      if (!isSameScreen) await loadScreen();
    },
    currentView() {
      const { match } = navigation;
      if (match === null) return NotFoundScreen;
      return views.get(match.screen) ?? (notFetched.has(match.screen) ? ScreenFailure : null);
    },
    shownPage,
  };
}

/** What the frame shows on every screen. */
async function loadFrame({ session, communities, profile }: AppStores): Promise<void> {
  if (session.isLoggedIn) await Promise.all([profile.load(), communities.loadFollowed()]);
  else await communities.loadPopular();
}
