import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { RecheckCareer } from '@/core/account/career-status/recheck-career.use-case';
import { EditOnboarding } from '@/core/account/onboarding/edit-onboarding.use-case';
import { LeaveOnboarding } from '@/core/account/onboarding/leave-onboarding.use-case';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';
import { OpenOnboarding } from '@/core/account/onboarding/open-onboarding.use-case';
import { ResumeOnboarding } from '@/core/account/onboarding/resume-onboarding.use-case';
import { VerifyOnboarding } from '@/core/account/onboarding/verify-onboarding.use-case';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { StoragePort } from '@/core/kernel/common/key-value-storage.port';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { PortalLinkKey } from '@/stores/account/job-portal/keys';
import { ComposerHandover } from '@/stores/account/onboarding/composer-handover';
import { OnboardingKey, OnboardingNudgeKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { OnboardingStore } from '@/stores/account/onboarding/onboarding.store';
import { OnboardingDraftStore } from '@/stores/account/onboarding/onboarding-draft.store';
import { OnboardingEffects } from '@/stores/account/onboarding/onboarding-effects';
import { OnboardingNudgeStore } from '@/stores/account/onboarding/onboarding-nudge.store';
import { OnboardingStepsStore } from '@/stores/account/onboarding/onboarding-steps.store';
import { StepData } from '@/stores/account/onboarding/step-data';
import { AnonymousProfileKey, ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { FeaturesKey, OverlaysKey } from '@/stores/kernel/shell/keys';
import { CommunitiesKey } from '@/stores/talk/communities/keys';
import { IntentsKey } from '@/stores/talk/intents/keys';

export const onboardingAdapters = wire((provide) => {
  provide(OnboardingApi, [HttpClientKey], OnboardingPort);
});

export const onboardingModule = wire((provide, bind) => {
  bind(OpenOnboarding)
    .toResolvedValue(
      (profiles, session, profile, career, draft, nudge, toasts) =>
        new OpenOnboarding(profiles, { session, profile, career, draft, nudge, toasts }),
      [ProfilesPort, SessionKey, ProfileKey, CareerStatusKey, OnboardingDraftStore, OnboardingNudgeKey, ToastsPort],
    )
    .inSingletonScope();
  bind(EditOnboarding)
    .toDynamicValue(({ get }) => {
      const recheck = new RecheckCareer(get(CareerStatusesPort));
      return new EditOnboarding(get(ProfilesPort), (state) => recheck.execute({ state }), get(OpenOnboarding), {
        session: get(SessionKey),
        profile: get(ProfileKey),
        career: get(CareerStatusKey),
        verification: get(EmailVerificationKey),
        draft: get(OnboardingDraftStore),
        toasts: get(ToastsPort),
      });
    })
    .inSingletonScope();
  provide(LeaveOnboarding, [IntentsKey]);
  bind(ResumeOnboarding)
    .toResolvedValue(
      (statuses, edit, open, session, career) => new ResumeOnboarding(statuses, edit, open, { session, career }),
      [CareerStatusesPort, EditOnboarding, OpenOnboarding, SessionKey, CareerStatusKey],
    )
    .inSingletonScope();
  provide(VerifyOnboarding, [CareerStatusKey, EditOnboarding]);
  bind(OnboardingDraftStore)
    .toResolvedValue(
      (storage, session, profile, anonymous, career, verification) =>
        new OnboardingDraftStore(storage, { session, profile, anonymous, career, verification }),
      [StoragePort, SessionKey, ProfileKey, AnonymousProfileKey, CareerStatusKey, EmailVerificationKey],
    )
    .inSingletonScope();
  provide(OnboardingNudgeStore, [SchedulerPort, OverlaysKey], OnboardingNudgeKey);
  provide(StepData, [CommunitiesKey, AnonymousProfileKey]);
  provide(ComposerHandover, [FeaturesKey, CareerStatusKey]);
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
          {
            openOnboarding: get(OpenOnboarding),
            editOnboarding: get(EditOnboarding),
            leaveOnboarding: get(LeaveOnboarding),
            resumeOnboarding: get(ResumeOnboarding),
            verifyOnboarding: get(VerifyOnboarding),
            scheduler: get(SchedulerPort),
            toasts: get(ToastsPort),
          },
          {
            session: get(SessionKey),
            profile: get(ProfileKey),
            career: get(CareerStatusKey),
            draft: get(OnboardingDraftStore),
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
