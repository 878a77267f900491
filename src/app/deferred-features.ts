import type { Container, ContainerModule } from 'inversify';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { NotificationsStore } from '@/stores/notifications/notifications.store';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import { ComposerStore } from '@/stores/posting/composer.store';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { LoginStore } from '@/stores/session/login.store';
import { AppNudgeStore } from '@/stores/shell/app-nudge.store';
import type { DeferredStores } from '@/stores/shell/deferred.store';
import { PageLoaderStore } from '@/stores/shell/page-loader.store';
import { SharingStore } from '@/stores/shell/sharing.store';
import { anonymousProfileModule } from './modules/anonymous-profile.module';
import { careerStatusModule } from './modules/career-status.module';
import { composerModule } from './modules/composer.module';
import { loginModule } from './modules/login.module';
import { notificationsModule } from './modules/notifications.module';
import { onboardingModule } from './modules/onboarding.module';
import { shellDeferredModule } from './modules/shell-deferred.module';

/** What no first view needs; one download of its own brings them all. */
export const deferredModules: readonly ContainerModule[] = [
  loginModule,
  anonymousProfileModule,
  careerStatusModule,
  onboardingModule,
  composerModule,
  notificationsModule,
  shellDeferredModule,
];

/** Puts the deferred features into an app's container. Once per container. */
export function loadDeferredFeatures(container: Container): DeferredStores {
  container.load(...deferredModules);
  return {
    login: container.get(LoginStore),
    anonymousProfile: container.get(AnonymousProfileStore),
    careerStatus: container.get(CareerStatusStore),
    emailVerification: container.get(EmailVerificationStore),
    onboarding: container.get(OnboardingStore),
    onboardingSteps: container.get(OnboardingStepsStore),
    onboardingNudge: container.get(OnboardingNudgeStore),
    composer: container.get(ComposerStore),
    notifications: container.get(NotificationsStore),
    sharing: container.get(SharingStore),
    pageLoader: container.get(PageLoaderStore),
    appNudge: container.get(AppNudgeStore),
  };
}
