import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { Toasts } from '@/core/shell/toasts.port';
import type { CommunitiesStore } from '@/stores/communities/communities.store';
import type { FeedStore } from '@/stores/posting/feed.store';
import type { PostPageStore } from '@/stores/posting/post-page.store';
import type { PostViewsStore } from '@/stores/posting/post-views.store';
import type { ProfileStore } from '@/stores/profile/profile.store';
import type { Access } from '@/stores/session/access';
import type { SessionStore } from '@/stores/session/session.store';
import type { ClockStore } from '@/stores/shell/clock.store';
import type { DeferredStore, DeferredStores } from '@/stores/shell/deferred.store';
import type { NavigationStore } from '@/stores/shell/navigation.store';
import type { OverlayStore } from '@/stores/shell/overlay.store';
import type { ThemeStore } from '@/stores/shell/theme.store';
import type { VotingStore } from '@/stores/voting/voting.store';

/**
 * The stores that views read, one member per store. Views reach each through its hook, which stands in the store's feature.
 * A deferred one can be read where it has arrived: in views that are shown after that.
 */
export interface Stores extends DeferredStores {
  readonly deferred: DeferredStore;
  readonly clock: ClockStore;
  readonly navigation: NavigationStore;
  readonly overlays: OverlayStore;
  readonly theme: ThemeStore;
  readonly toasts: Toasts;
  readonly device: DeviceReading;
  readonly session: SessionStore;
  readonly communities: CommunitiesStore;
  readonly access: Access;
  readonly profile: ProfileStore;
  readonly brand: string;
  readonly feed: FeedStore;
  readonly voting: VotingStore;
  readonly postPage: PostPageStore;
  readonly postViews: PostViewsStore;
}

const StoresContext = createContext<Stores | null>(null);

/** Props of StoresProvider. */
export interface StoresProviderProps {
  readonly stores: Stores;
  readonly children: ReactNode;
}

/** Hands an app's stores to the views below. */
export function StoresProvider({ stores, children }: StoresProviderProps) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** Makes the hook of one store; the store's feature exports it, for every view that reads it. */
export function createStoreHook<Name extends keyof Stores>(name: Name): () => Stores[Name] {
  return () => useStores()[name];
}

function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A view that reads a store stands outside the StoresProvider.');
  return stores;
}
