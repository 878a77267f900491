import '@/views/account/onboarding/onboarding.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { OnboardingOverlays } from '@/views/account/onboarding/onboarding-overlays';
import { onboardingAdapters, onboardingModule } from './onboarding.module';

export const feature: Feature = {
  module: onboardingModule,
  adapters: onboardingAdapters,
  Overlays: OnboardingOverlays,
  start: (container) => {
    const session = container.get(SessionKey);
    reaction(
      () => session.userId,
      () => container.get(OnboardingKey).start(),
      { fireImmediately: true },
    );
  },
};
