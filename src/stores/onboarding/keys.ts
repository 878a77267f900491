import type { Key } from '@/core/common/key';
import type { AfterOnboardingStore } from './after-onboarding.store';
import type { OnboardingStore } from './onboarding.store';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';
import type { OnboardingStepsStore } from './onboarding-steps.store';
import type { TypedOnboardingStore } from './typed-onboarding.store';

/** The stores of this feature, by keys that pull no code. */
export const AfterOnboardingKey: Key<AfterOnboardingStore> = Symbol('AfterOnboardingStore');
export const OnboardingNudgeKey: Key<OnboardingNudgeStore> = Symbol('OnboardingNudgeStore');
export const OnboardingStepsKey: Key<OnboardingStepsStore> = Symbol('OnboardingStepsStore');
export const OnboardingKey: Key<OnboardingStore> = Symbol('OnboardingStore');
export const OnboardingDraftKey: Key<TypedOnboardingStore> = Symbol('TypedOnboardingStore');
