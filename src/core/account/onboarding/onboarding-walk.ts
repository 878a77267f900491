import type { OnboardingEvent } from './onboarding-event';
import type { OnboardingState } from './onboarding-state';

/** The state of the user's onboarding, which use cases advance by events. */
export interface OnboardingWalk {
  readonly state: OnboardingState;
  happened(event: OnboardingEvent): void;
}
