import { careerMessages } from '@/core/account/career-status/career-messages';
import type { OnboardingStep } from '@/core/account/onboarding/steps';
import { ONBOARDING_STEPS } from '@/core/account/onboarding/steps';
import type { Failure } from '@/core/kernel/common/failure';
import { TOAST_DELAY_MS } from '@/core/kernel/toasts/toast-limits';

export interface LinkFailureText {
  readonly text: string;
  readonly delayMs: number;
}

/**
 * Returns the text for a failed link: the service's message if the failure is important or the career status screen
 * caused it (ER-LINK-MESSAGE), otherwise a general text (ER-LINK-FAILURE).
 */
export function linkFailureText({ message, important }: Failure, source: OnboardingStep | null): LinkFailureText {
  const isShown = message !== '' && (source === 'CareerStatus' || important === true);
  return isShown ? { text: message, delayMs: TOAST_DELAY_MS } : { text: careerMessages.linkFailed, delayMs: 0 };
}

export function linkScreenAddress(path: string, source: OnboardingStep): string {
  return `${path}?source=${source}`;
}

export function linkSourceOf(search: string): OnboardingStep | null {
  const [, source] = /[?&]source=([A-Za-z]+)/.exec(search) ?? [];
  return ONBOARDING_STEPS.find((step) => step === source) ?? null;
}
