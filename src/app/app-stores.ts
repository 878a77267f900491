import type { Container } from 'inversify';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostViewsStore } from '@/stores/posting/post-views.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { SessionStore } from '@/stores/session/session.store';
import { ClockStore } from '@/stores/shell/clock.store';
import type { DeferredStores } from '@/stores/shell/deferred.store';
import { DeferredStore } from '@/stores/shell/deferred.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { ThemeStore } from '@/stores/shell/theme.store';
import { VotingStore } from '@/stores/voting/voting.store';
import type { Stores } from '@/views/common/stores-context';
import { AccessToken, ConfigToken, DeviceToken, ToastsToken } from './tokens';

/** The stores of one running app. */
export type AppStores = Stores;

/** Takes the stores that views read out of the container; the deferred ones are read where they have arrived. */
export function storesOf(container: Container): AppStores {
  const deferred = container.get(DeferredStore);
  const arrived = (): DeferredStores => {
    if (deferred.stores === null) throw new Error('A deferred store was read before its code had come.');
    return deferred.stores;
  };
  return {
    deferred,
    clock: container.get(ClockStore),
    navigation: container.get(NavigationStore),
    overlays: container.get(OverlayStore),
    theme: container.get(ThemeStore),
    toasts: container.get(ToastsToken),
    device: container.get(DeviceToken),
    session: container.get(SessionStore),
    access: container.get(AccessToken),
    profile: container.get(ProfileStore),
    brand: container.get(ConfigToken).brand,
    communities: container.get(CommunitiesStore),
    feed: container.get(FeedStore),
    postPage: container.get(PostPageStore),
    postViews: container.get(PostViewsStore),
    voting: container.get(VotingStore),
    get login() {
      return arrived().login;
    },
    get anonymousProfile() {
      return arrived().anonymousProfile;
    },
    get careerStatus() {
      return arrived().careerStatus;
    },
    get emailVerification() {
      return arrived().emailVerification;
    },
    get onboarding() {
      return arrived().onboarding;
    },
    get onboardingSteps() {
      return arrived().onboardingSteps;
    },
    get onboardingNudge() {
      return arrived().onboardingNudge;
    },
    get composer() {
      return arrived().composer;
    },
    get notifications() {
      return arrived().notifications;
    },
    get sharing() {
      return arrived().sharing;
    },
    get pageLoader() {
      return arrived().pageLoader;
    },
    get appNudge() {
      return arrived().appNudge;
    },
  };
}
