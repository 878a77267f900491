import type { OnboardingEvent } from '@/core/account/onboarding/onboarding-event';
import { onboardingAfter } from '@/core/account/onboarding/onboarding-machine';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { initialOnboarding } from '@/core/account/onboarding/onboarding-state';
import type { OnboardingWalk } from '@/core/account/onboarding/onboarding-walk';

export interface RecordedWalk extends OnboardingWalk {
  readonly events: readonly OnboardingEvent['kind'][];
}

/** Returns a walk on the core's state machine that records the kinds of its events. */
export function aWalk(known: Partial<OnboardingState> = {}): RecordedWalk {
  const events: OnboardingEvent['kind'][] = [];
  let state: OnboardingState = { ...initialOnboarding, ...known };
  return {
    events,
    get state() {
      return state;
    },
    happened: (event) => {
      events.push(event.kind);
      state = onboardingAfter(state, event);
    },
  };
}
