import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { DeviceReading } from '@/core/shell/device-reading.port';
import type { Toasts } from '@/core/shell/toasts.port';
import type { CareerStatusStore } from '@/stores/career-status/career-status.store';
import type { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import type { CommunitiesStore } from '@/stores/communities/communities.store';
import type { NotificationsStore } from '@/stores/notifications/notifications.store';
import type { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import type { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import type { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import type { ComposerStore } from '@/stores/posting/composer.store';
import type { FeedStore } from '@/stores/posting/feed.store';
import type { PostPageStore } from '@/stores/posting/post-page.store';
import type { PostViewsStore } from '@/stores/posting/post-views.store';
import type { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import type { ProfileStore } from '@/stores/profile/profile.store';
import type { Access } from '@/stores/session/access';
import type { LoginStore } from '@/stores/session/login.store';
import type { SessionStore } from '@/stores/session/session.store';
import type { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import type { ClockStore } from '@/stores/shell/clock.store';
import type { NavigationStore } from '@/stores/shell/navigation.store';
import type { OverlayStore } from '@/stores/shell/overlay.store';
import type { PageLoaderStore } from '@/stores/shell/page-loader.store';
import type { SharingStore } from '@/stores/shell/sharing.store';
import type { ThemeStore } from '@/stores/shell/theme.store';
import type { VotingStore } from '@/stores/voting/voting.store';

/** The stores that views read, one member per store. Views reach them through the hook of their feature only. */
export interface Stores {
  readonly clock: ClockStore;
  readonly navigation: NavigationStore;
  readonly overlays: OverlayStore;
  readonly pageLoader: PageLoaderStore;
  readonly appNudge: AppNudgeStore;
  readonly theme: ThemeStore;
  readonly toasts: Toasts;
  readonly device: DeviceReading;
  readonly sharing: SharingStore;
  readonly session: SessionStore;
  readonly login: LoginStore;
  readonly communities: CommunitiesStore;
  readonly access: Access;
  readonly profile: ProfileStore;
  readonly anonymousProfile: AnonymousProfileStore;
  readonly careerStatus: CareerStatusStore;
  readonly emailVerification: EmailVerificationStore;
  readonly onboarding: OnboardingStore;
  readonly onboardingSteps: OnboardingStepsStore;
  readonly onboardingNudge: OnboardingNudgeStore;
  readonly brand: string;
  readonly notifications: NotificationsStore;
  readonly feed: FeedStore;
  readonly composer: ComposerStore;
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

/** Makes the hook of one store; each feature exports its own. */
export function createStoreHook<Name extends keyof Stores>(name: Name): () => Stores[Name] {
  return () => useStores()[name];
}

function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('A view that reads a store stands outside the StoresProvider.');
  return stores;
}
