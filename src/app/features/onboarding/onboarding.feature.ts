import '@/views/onboarding/onboarding.css';
import { reaction } from 'mobx';
import { OnboardingKey } from '@/stores/onboarding/keys';
import { SessionKey } from '@/stores/session/keys';
import { OnboardingOverlays } from '@/views/onboarding/onboarding-overlays';
import type { Feature } from '../../feature';
import { onboardingAdapters } from './onboarding.adapters';
import { onboardingModule } from './onboarding.module';

/** The way to the roles of reader and writer. */
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
