import { ContainerModule } from 'inversify';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { OnboardingPort } from '@/core/onboarding/onboarding.port';
import { OpenOnboarding } from '@/core/onboarding/open-onboarding.use-case';
import { ProfilesPort } from '@/core/profile/profile.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/career-status/keys';
import { PersonalKey } from '@/stores/common/personal';
import { CommunitiesKey } from '@/stores/communities/keys';
import { IntentsKey } from '@/stores/intents/keys';
import { PortalLinkKey } from '@/stores/job-portal/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { ComposerHandover } from '@/stores/onboarding/composer-handover';
import { OnboardingKey, OnboardingNudgeKey, OnboardingStepsKey } from '@/stores/onboarding/keys';
import { OnboardingStore } from '@/stores/onboarding/onboarding.store';
import { OnboardingDraftStore } from '@/stores/onboarding/onboarding-draft.store';
import { OnboardingEffects } from '@/stores/onboarding/onboarding-effects';
import { OnboardingNudgeStore } from '@/stores/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/onboarding/onboarding-steps.store';
import { StepData } from '@/stores/onboarding/step-data';
import { AnonymousProfileKey, ProfileKey } from '@/stores/profile/keys';
import { SessionKey } from '@/stores/session/keys';
import { FeaturesKey, OverlaysKey } from '@/stores/shell/keys';

export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(OpenOnboarding)
    .toResolvedValue((profiles) => new OpenOnboarding(profiles), [ProfilesPort])
    .inSingletonScope();
  bind(OnboardingDraftStore)
    .toResolvedValue(
      (storage, session, profile, anonymous, career, verification) =>
        new OnboardingDraftStore(storage, { session, profile, anonymous, career, verification }),
      [StoragePort, SessionKey, ProfileKey, AnonymousProfileKey, CareerStatusKey, EmailVerificationKey],
    )
    .inSingletonScope();
  bind(OnboardingNudgeKey)
    .toResolvedValue(
      (scheduler, overlays) => new OnboardingNudgeStore(scheduler, overlays),
      [SchedulerPort, OverlaysKey],
    )
    .inSingletonScope();
  bind(StepData)
    .toResolvedValue(
      (communities, anonymous) => new StepData(communities, anonymous),
      [CommunitiesKey, AnonymousProfileKey],
    )
    .inSingletonScope();
  bind(ComposerHandover)
    .toResolvedValue((features, career) => new ComposerHandover(features, career), [FeaturesKey, CareerStatusKey])
    .inSingletonScope();
  bind(OnboardingEffects)
    .toResolvedValue(
      (scheduler, overlays, profile, draft, nudge, stepData, handover, portal) =>
        new OnboardingEffects({ scheduler, overlays, profile, draft, nudge, stepData, handover, portal }),
      [
        SchedulerPort,
        OverlaysKey,
        ProfileKey,
        OnboardingDraftStore,
        OnboardingNudgeKey,
        StepData,
        ComposerHandover,
        PortalLinkKey,
      ],
    )
    .inSingletonScope();
  bind(OnboardingKey)
    .toDynamicValue(
      ({ get }) =>
        new OnboardingStore(
          { openOnboarding: get(OpenOnboarding), scheduler: get(SchedulerPort), toasts: get(ToastsPort) },
          {
            session: get(SessionKey),
            profile: get(ProfileKey),
            career: get(CareerStatusKey),
            verification: get(EmailVerificationKey),
            draft: get(OnboardingDraftStore),
            intents: get(IntentsKey),
            nudge: get(OnboardingNudgeKey),
            handover: get(ComposerHandover),
            navigation: get(NavigationKey),
            effects: get(OnboardingEffects),
          },
        ),
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OnboardingKey);
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
