import type { ContainerModule } from 'inversify';
import { Container } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { Key } from '@/core/common/key';
import { ToastsPort } from '@/core/shell/toasts.port';
import type { ScreenMatch } from '@/core/shell/screens';
import { createScreens, ScreensKey } from '@/core/shell/screens';
import { FeaturesStore } from '@/stores/shell/features.store';
import { FeaturesKey, NavigationKey } from '@/stores/shell/keys';
import type { StoreOf } from '@/views/common/use-store';
import { NotFoundScreen } from '@/views/shell/not-found-screen';
import { ScreenFailure } from '@/views/shell/screen-failure';
import type { App } from './app';
import { AppKey } from './app-keys';
import type { Features } from './feature';
import type { AdaptersOf } from './feature-registry';
import { FeatureRegistry } from './feature-registry';
import { features as productFeatures } from './features';

/** The adapters that an app runs on. */
export interface AppEnvironment {
  /** Binds the ports that belong to no single feature. */
  readonly module: ContainerModule;
  /** Brings adapters in place of the features' real ones. */
  readonly adaptersOf?: AdaptersOf;
  /** Fetches, beside a screen's code, the answers that its first load will ask for. */
  readonly fetchAnswers?: (address: string) => Promise<void>;
}

/** Puts an app together in an environment and loads the features of every first view. */
export async function createApp(environment: AppEnvironment, features: Features = productFeatures): Promise<App> {
  const container = new Container();
  const registry = new FeatureRegistry(container, features, environment.adaptersOf);
  const store: StoreOf = (key) => get(container, key);
  const screens = createScreens(Object.assign({}, ...Object.values(features).map((entry) => entry.screens)));
  container.load(environment.module);
  container.bind(ScreensKey).toConstantValue(screens);
  container
    .bind(FeaturesKey)
    .toResolvedValue((toasts) => new FeaturesStore({ loadIdle: () => registry.loadIdle(), store }, toasts), [ToastsPort])
    .inSingletonScope();
  await registry.loadFirst();
  const navigation = store(NavigationKey);
  const notFetched = observable.set<string>();

  async function loadScreen({ screen, parameters }: ScreenMatch, fetchAnswers?: () => Promise<void>): Promise<void> {
    runInAction(() => notFetched.delete(screen));
    try {
      const known = registry.screen(screen);
      const [loaded] = known === null ? await Promise.all([registry.loadScreen(screen), fetchAnswers?.()]) : [known];
      await loaded.load?.(container, parameters);
    } catch (error) {
      if (registry.screen(screen) !== null) throw error;
      // A dropped connection is the one reason why code does not come: the code itself is built and tested.
      runInAction(() => notFetched.add(screen));
    }
  }

  const app: App = {
    container,
    store,
    async prepare(path, search) {
      navigation.arrivedAt(path, search);
      const { match } = navigation;
      await Promise.all([registry.prepare(), match === null ? null : loadScreen(match)]);
    },
    async arrive(path, search) {
      const isSameScreen = path === navigation.path;
      navigation.arrivedAt(path, search);
      const { match, address } = navigation;
      if (!isSameScreen && match !== null) await loadScreen(match, () => environment.fetchAnswers?.(address) ?? none);
    },
    async prefetch(path) {
      const match = screens.resolve(path);
      if (match !== null) await registry.loadScreen(match.screen).catch(() => undefined);
    },
    async start() {
      registry.start();
      await store(FeaturesKey).loadIdle();
    },
    currentView() {
      const { match } = navigation;
      if (match === null) return NotFoundScreen;
      return registry.screen(match.screen)?.View ?? (notFetched.has(match.screen) ? ScreenFailure : null);
    },
    overlays: () => registry.overlays,
    shownPage: () => (navigation.match === null ? null : (registry.screen(navigation.match.screen)?.page(container) ?? null)),
    shownChunks: () => (navigation.match === null ? [] : registry.chunksOf(navigation.match.screen)),
  };
  container.bind(AppKey).toConstantValue(app);
  return app;
}

const none = Promise.resolve();

function get<Value>(container: Container, key: Key<Value>): Value {
  return container.get<Value>(key);
}
