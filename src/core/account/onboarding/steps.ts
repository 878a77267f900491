export const ONBOARDING_STEPS = [
  'Communities',
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export type NestedStep = 'careerOption' | 'additionalDetails' | 'emailVerification' | 'verifyOtp';

export const NESTED_STEPS: Readonly<Record<OnboardingStep, readonly NestedStep[]>> = {
  Communities: [],
  AnonymousProfile: [],
  CareerStatus: ['careerOption', 'additionalDetails'],
  Verification: ['emailVerification', 'verifyOtp'],
  OnboardingCompleted: [],
};

export const WRITER_SEQUENCE: readonly OnboardingStep[] = ONBOARDING_STEPS;

/** The sequence for readers, and for users who want to write. It has no communities (decisions A 18). */
export const OTHER_SEQUENCE: readonly OnboardingStep[] = [
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
];

export type EditedPart = 'career-status' | 'verification';

export const EDIT_SEQUENCES: Readonly<Record<EditedPart, readonly OnboardingStep[]>> = {
  'career-status': ['CareerStatus', 'OnboardingCompleted'],
  verification: ['Verification', 'OnboardingCompleted'],
};

export const FULL_SEQUENCE_SCREENS = 6;

/** Returns the writer sequence, unless the user is a reader or writer is required (ST-ONB-SEQUENCE). */
export function sequenceFor(isReader: boolean, writerRequired: boolean): readonly OnboardingStep[] {
  return isReader || writerRequired ? OTHER_SEQUENCE : WRITER_SEQUENCE;
}

export function screenCountOf(sequence: readonly OnboardingStep[]): number {
  return sequence
    .filter((step) => step !== 'OnboardingCompleted')
    .reduce((count, step) => count + Math.max(1, NESTED_STEPS[step].length), 0);
}

export function hasTwoNamedSteps(sequence: readonly OnboardingStep[]): boolean {
  return sequence.length === 2;
}
