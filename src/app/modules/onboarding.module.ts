import { ContainerModule } from 'inversify';
import { CareerStatusStore } from '@/stores/career-status/career-status.store';
import { EmailVerificationStore } from '@/stores/career-status/email-verification.store';
import { CommunitiesStore } from '@/stores/communities/communities.store';
import { AfterOnboardingStore } from '@/stores/onboarding/after-onboarding.store';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import { TypedOnboardingStore } from '@/stores/onboarding/typed-onboarding.store';
import { AnonymousProfileStore } from '@/stores/profile/anonymous-profile.store';
import { ProfileStore } from '@/stores/profile/profile.store';
import { LoginStore } from '@/stores/session/login.store';
import { SessionStore } from '@/stores/session/session.store';
import { OverlayStore } from '@/stores/shell/overlay.store';
import { OnboardingToken, SchedulerToken, StorageToken, ToastsToken } from '../tokens';

/** The way to reader and writer. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(TypedOnboardingStore)
    .toResolvedValue(
      (storage, session, anonymous, career, verification) =>
        new TypedOnboardingStore(storage, session, anonymous, career, verification),
      [StorageToken, SessionStore, AnonymousProfileStore, CareerStatusStore, EmailVerificationStore],
    )
    .inSingletonScope();
  bind(OnboardingNudgeStore)
    .toResolvedValue(
      (scheduler, overlays) => new OnboardingNudgeStore(scheduler, overlays),
      [SchedulerToken, OverlayStore],
    )
    .inSingletonScope();
  bind(AfterOnboardingStore)
    .toResolvedValue((profile, career) => new AfterOnboardingStore(profile, career), [ProfileStore, CareerStatusStore])
    .inSingletonScope();
  bind(OnboardingStore)
    .toResolvedValue(
      (
        scheduler,
        toasts,
        session,
        login,
        overlays,
        communities,
        profile,
        anonymous,
        career,
        verification,
        typed,
        nudge,
        after,
      ) =>
        new OnboardingStore(
          { scheduler, toasts },
          { session, login, overlays, communities, profile, anonymous, career, verification, typed, nudge, after },
        ),
      [
        SchedulerToken,
        ToastsToken,
        SessionStore,
        LoginStore,
        OverlayStore,
        CommunitiesStore,
        ProfileStore,
        AnonymousProfileStore,
        CareerStatusStore,
        EmailVerificationStore,
        TypedOnboardingStore,
        OnboardingNudgeStore,
        AfterOnboardingStore,
      ],
    )
    .inSingletonScope();
  bind(OnboardingStepsStore)
    .toResolvedValue(
      (port, toasts, onboarding, session, profile, anonymous, career, verification) =>
        new OnboardingStepsStore(port, toasts, onboarding, { session, profile, anonymous, career, verification }),
      [
        OnboardingToken,
        ToastsToken,
        OnboardingStore,
        SessionStore,
        ProfileStore,
        AnonymousProfileStore,
        CareerStatusStore,
        EmailVerificationStore,
      ],
    )
    .inSingletonScope();
});
