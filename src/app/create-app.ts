import type { ContainerModule } from 'inversify';
import { Container } from 'inversify';
import type { PageMeta } from '@/core/shell/page-meta';
import { pageMetaOf } from '@/core/shell/page-meta';
import type { AppStores } from './app-stores';
import { storesOf } from './app-stores';
import { communitiesModule } from './modules/communities.module';
import { postingModule } from './modules/posting.module';
import { sessionModule } from './modules/session.module';
import { shellModule } from './modules/shell.module';
import { votingModule } from './modules/voting.module';
import { routes } from './routes';

/** One running app. Several can stand side by side: nothing of it lives outside its container. */
export interface App {
  readonly container: Container;
  readonly stores: AppStores;
  /** Reads who looks, then loads what the address's screen and the frame show at first. */
  prepare(path: string, search: string): Promise<void>;
  /** What the document says about the page that is shown. */
  meta(): PageMeta;
  /** Whether the address leads to something: a screen, and what that screen is about. */
  isFound(): boolean;
}

/** The features' modules; an environment's module binds the ports beneath them. */
export const featureModules: readonly ContainerModule[] = [
  shellModule,
  sessionModule,
  communitiesModule,
  postingModule,
  votingModule,
];

/** Puts an app together over an environment's adapters. */
export function createApp(environment: ContainerModule): App {
  const container = new Container();
  container.load(environment, ...featureModules);
  const stores = storesOf(container);
  const { navigation, session, communities } = stores;

  function shownPage() {
    const { match } = navigation;
    return match === null ? null : (routes[match.screen]?.page(stores) ?? null);
  }

  async function prepare(path: string, search: string): Promise<void> {
    session.readUser();
    navigation.arrivedAt(path, search);
    const { match } = navigation;
    await Promise.all([
      session.isLoggedIn ? communities.loadFollowed() : communities.loadPopular(),
      match === null ? undefined : routes[match.screen]?.load(stores, match.parameters),
    ]);
  }

  return {
    container,
    stores,
    prepare,
    meta: () => pageMetaOf(shownPage() ?? { screen: null }, navigation.path, stores.brand),
    isFound: () => shownPage() !== null,
  };
}
