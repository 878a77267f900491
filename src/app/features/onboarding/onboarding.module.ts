import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';
import { ToastsPort } from '@/core/shell/toasts.port';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/career-status/keys';
import { CommunitiesKey } from '@/stores/communities/keys';
import { AfterOnboardingStore } from '@/stores/onboarding/after-onboarding.store';
import {
  AfterOnboardingKey,
  OnboardingDraftKey,
  OnboardingKey,
  OnboardingNudgeKey,
  OnboardingStepsKey,
} from '@/stores/onboarding/keys';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import { TypedOnboardingStore } from '@/stores/onboarding/typed-onboarding.store';
import { AnonymousProfileKey, ProfileKey } from '@/stores/profile/keys';
import { LoginKey, SessionKey } from '@/stores/session/keys';
import { OverlaysKey } from '@/stores/shell/keys';

/** The way to reader and writer. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(OnboardingDraftKey)
    .toResolvedValue(
      (storage, session, anonymous, career, verification) =>
        new TypedOnboardingStore(storage, session, anonymous, career, verification),
      [StoragePort, SessionKey, AnonymousProfileKey, CareerStatusKey, EmailVerificationKey],
    )
    .inSingletonScope();
  bind(OnboardingNudgeKey)
    .toResolvedValue(
      (scheduler, overlays) => new OnboardingNudgeStore(scheduler, overlays),
      [SchedulerPort, OverlaysKey],
    )
    .inSingletonScope();
  bind(AfterOnboardingKey)
    .toResolvedValue((profile, career) => new AfterOnboardingStore(profile, career), [ProfileKey, CareerStatusKey])
    .inSingletonScope();
  bind(OnboardingKey)
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
        SchedulerPort,
        ToastsPort,
        SessionKey,
        LoginKey,
        OverlaysKey,
        CommunitiesKey,
        ProfileKey,
        AnonymousProfileKey,
        CareerStatusKey,
        EmailVerificationKey,
        OnboardingDraftKey,
        OnboardingNudgeKey,
        AfterOnboardingKey,
      ],
    )
    .inSingletonScope();
  bind(OnboardingStepsKey)
    .toResolvedValue(
      (port, toasts, onboarding, session, profile, anonymous, career, verification) =>
        new OnboardingStepsStore(port, toasts, onboarding, { session, profile, anonymous, career, verification }),
      [
        OnboardingPort,
        ToastsPort,
        OnboardingKey,
        SessionKey,
        ProfileKey,
        AnonymousProfileKey,
        CareerStatusKey,
        EmailVerificationKey,
      ],
    )
    .inSingletonScope();
});
