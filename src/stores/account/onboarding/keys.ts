import type { Key } from '@/core/kernel/common/key';
import type { OnboardingStore } from './onboarding.store';
import type { OnboardingNudgeStore } from './onboarding-nudge.store';
import type { OnboardingStepsStore } from './onboarding-steps.store';

export const OnboardingKey: Key<OnboardingStore> = Symbol('onboarding/OnboardingStore');
export const OnboardingNudgeKey: Key<OnboardingNudgeStore> = Symbol('onboarding/OnboardingNudgeStore');
export const OnboardingStepsKey: Key<OnboardingStepsStore> = Symbol('onboarding/OnboardingStepsStore');
