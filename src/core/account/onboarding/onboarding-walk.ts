import type { OnboardingEvent } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';

/** The user's way through onboarding, which the use cases continue. */
export interface OnboardingWalk {
  readonly state: OnboardingState;
  happened(event: OnboardingEvent): void;
}
