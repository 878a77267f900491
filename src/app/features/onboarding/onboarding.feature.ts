import { OnboardingKey } from '@/stores/onboarding/keys';
import { OnboardingOverlays } from '@/views/onboarding/onboarding-overlays';
import type { Feature } from '../../feature';
import { onboardingHttp } from './onboarding.http';
import { onboardingModule } from './onboarding.module';

/** The way to the roles of reader and writer. */
export const feature: Feature = {
  module: onboardingModule,
  adapters: onboardingHttp,
  Overlays: OnboardingOverlays,
  start: (container) => container.get(OnboardingKey).start(),
};
