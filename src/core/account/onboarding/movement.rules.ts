import type { OnboardingState } from './onboarding-state';
import { stepByName } from './onboarding-state';
import type { OnboardingStep } from './steps';
import { FULL_SEQUENCE_SCREENS, NESTED_STEPS, screenCountOf } from './steps';

/**
 * Moves one screen forward: the next one inside the step, then the next step, then the end (ST-GOTO-RIGHT,
 * ST-GOTO-FINISH).
 */
export function goRight(state: OnboardingState): OnboardingState {
  const hasNestedNext = state.nestedStepIndex + 1 < state.currentStep.nestedSteps.length;
  return hasNestedNext ? { ...state, nestedStepIndex: state.nestedStepIndex + 1 } : goToNextStep(state);
}

/**
 * Moves one screen back: inside the step, then to the last screen of the previous step. Closes on the first screen
 * (ST-GOTO-LEFT, ST-GOTO-LEFT-FIRST).
 */
export function goLeft(state: OnboardingState): OnboardingState {
  if (state.nestedStepIndex > 0) return { ...state, nestedStepIndex: state.nestedStepIndex - 1 };
  const before = state.sequence[indexOfCurrent(state) - 1];
  if (before === undefined) return { ...state, isOnboardingOpen: false };
  return { ...state, currentStep: stepByName(before), nestedStepIndex: Math.max(0, NESTED_STEPS[before].length - 1) };
}

export function goToNextStep(state: OnboardingState): OnboardingState {
  const next = state.sequence[indexOfCurrent(state) + 1];
  return next === undefined ? finish(state) : goToStep(state, next);
}

export function advanceTo(state: OnboardingState, step: OnboardingStep): OnboardingState {
  return state.sequence.indexOf(step) > indexOfCurrent(state) ? goToStep(state, step) : goToNextStep(state);
}

export function jumpToLast(state: OnboardingState): OnboardingState {
  const last = state.sequence.at(-1);
  return last === undefined ? state : goToStep(state, last);
}

/**
 * Closes at the end, returns to the first step, and marks onboarding as done. The full sequence makes the user fully
 * onboarded (ST-FULLY-SIX-STEPS).
 */
export function finish(state: OnboardingState): OnboardingState {
  const isFull = screenCountOf(state.sequence) === FULL_SEQUENCE_SCREENS;
  return {
    ...goToFirst(state),
    isOnboardingOpen: false,
    lastStepCompleted: true,
    savedState: null,
    isFullyOnboarded: state.isFullyOnboarded || isFull,
  };
}

export function goToCareerStatus(state: OnboardingState): OnboardingState {
  return state.sequence.includes('CareerStatus') ? goToStep(state, 'CareerStatus') : state;
}

export function goToFirst(state: OnboardingState): OnboardingState {
  const [first] = state.sequence;
  return first === undefined ? state : goToStep(state, first);
}

function goToStep(state: OnboardingState, step: OnboardingStep): OnboardingState {
  return { ...state, currentStep: stepByName(step), nestedStepIndex: 0 };
}

function indexOfCurrent({ sequence, currentStep }: OnboardingState): number {
  return sequence.indexOf(currentStep.name);
}
