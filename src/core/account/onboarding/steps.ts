/** The steps of onboarding (EM-ONB-STEPS). */
export const ONBOARDING_STEPS = [
  'Communities',
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export type NestedStep = 'careerOption' | 'additionalDetails' | 'emailVerification' | 'verifyOtp';

/** The screens inside each step; a step without any is one screen (EM-ONB-NESTED). */
export const NESTED_STEPS: Readonly<Record<OnboardingStep, readonly NestedStep[]>> = {
  Communities: [],
  AnonymousProfile: [],
  CareerStatus: ['careerOption', 'additionalDetails'],
  Verification: ['emailVerification', 'verifyOtp'],
  OnboardingCompleted: [],
};

/** The writer sequence: everything (decisions A 18). */
export const WRITER_SEQUENCE: readonly OnboardingStep[] = ONBOARDING_STEPS;

/** The other sequence, for readers and for users who came to write: no communities (decisions A 18). */
export const OTHER_SEQUENCE: readonly OnboardingStep[] = [
  'AnonymousProfile',
  'CareerStatus',
  'Verification',
  'OnboardingCompleted',
];

/** A part of onboarding that can be changed later, one at a time. */
export type EditedPart = 'career-status' | 'verification';

/** The sequence in which each part is changed: its step and the last screen (decisions A 17). */
export const EDIT_SEQUENCES: Readonly<Record<EditedPart, readonly OnboardingStep[]>> = {
  'career-status': ['CareerStatus', 'OnboardingCompleted'],
  verification: ['Verification', 'OnboardingCompleted'],
};

/** A sequence with so many screens before its last makes fully onboarded when it is finished (decisions A 16). */
export const FULL_SEQUENCE_SCREENS = 6;

/** Returns the sequence to go through: the writer sequence, unless the user is a reader or writer is required (ST-ONB-SEQUENCE). */
export function sequenceFor(isReader: boolean, writerRequired: boolean): readonly OnboardingStep[] {
  return isReader || writerRequired ? OTHER_SEQUENCE : WRITER_SEQUENCE;
}

/** Counts a sequence's screens without the last, which says that all is done (decisions A 16). */
export function screenCountOf(sequence: readonly OnboardingStep[]): number {
  return sequence
    .filter((step) => step !== 'OnboardingCompleted')
    .reduce((count, step) => count + Math.max(1, NESTED_STEPS[step].length), 0);
}

/** Returns whether a sequence has exactly two named steps, the last included (decisions A 17). */
export function hasTwoNamedSteps(sequence: readonly OnboardingStep[]): boolean {
  return sequence.length === 2;
}
