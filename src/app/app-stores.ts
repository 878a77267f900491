import type { Container } from 'inversify';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import { ComposerStore } from '@/stores/posting/composer.store';
import { FeedStore } from '@/stores/posting/feed.store';
import { PostPageStore } from '@/stores/posting/post-page.store';
import { PostViewsStore } from '@/stores/posting/post-views.store';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { LoginStore } from '@/stores/session/login.store';
import { SessionStore } from '@/stores/session/session.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import { ClockStore } from '@/stores/shell/clock.store';
import { NavigationStore } from '@/stores/shell/navigation.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { ThemeStore } from '@/stores/shell/theme.store';
import { VotingStore } from '@/stores/voting/voting.store';
import type { Stores } from '@/views/common/stores-context';
import { AccessToken, ConfigToken, DeviceToken, ToastsToken } from './tokens';

/** The stores of one running app. */
export type AppStores = Stores;

/** Takes the stores that views read out of the container. */
export function storesOf(container: Container): AppStores {
  return {
    clock: container.get(ClockStore),
    navigation: container.get(NavigationStore),
    overlays: container.get(OverlayStore),
    pageLoader: container.get(PageLoaderStore),
    appNudge: container.get(AppNudgeStore),
    theme: container.get(ThemeStore),
    toasts: container.get(ToastsToken),
    device: container.get(DeviceToken),
    sharing: container.get(SharingStore),
    session: container.get(SessionStore),
    login: container.get(LoginStore),
    access: container.get(AccessToken),
    profile: container.get(ProfileStore),
    anonymousProfile: container.get(AnonymousProfileStore),
    careerStatus: container.get(CareerStatusStore),
    emailVerification: container.get(EmailVerificationStore),
    onboarding: container.get(OnboardingStore),
    onboardingSteps: container.get(OnboardingStepsStore),
    onboardingNudge: container.get(OnboardingNudgeStore),
    brand: container.get(ConfigToken).brand,
    communities: container.get(CommunitiesStore),
    notifications: container.get(NotificationsStore),
    feed: container.get(FeedStore),
    composer: container.get(ComposerStore),
    postPage: container.get(PostPageStore),
    postViews: container.get(PostViewsStore),
    voting: container.get(VotingStore),
  };
}
