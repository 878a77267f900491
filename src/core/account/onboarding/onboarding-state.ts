import type { NestedStep, OnboardingStep } from './steps';
import { NESTED_STEPS, WRITER_SEQUENCE } from './steps';

export interface CurrentStep {
  readonly name: OnboardingStep;
  readonly nestedSteps: readonly NestedStep[];
}

export interface SavedPosition {
  readonly step: OnboardingStep;
  readonly nestedStepIndex: number;
}

/** Members are named as in the specification (EN-ONB-*). */
export interface OnboardingState {
  readonly sequence: readonly OnboardingStep[];
  readonly currentStep: CurrentStep;
  readonly nestedStepIndex: number;

  /** True while an existing career status is changed. */
  readonly editScreensMode: boolean;
  readonly internalCampaign: string | null;
  readonly actionModalTitle: string | null;
  readonly isActionModalOpen: boolean;
  readonly openCreatePost: boolean;
  readonly savedState: SavedPosition | null;
  readonly isOnboardingOpen: boolean;

  readonly isReader: boolean;
  readonly isWriter: boolean;
  readonly isFullyOnboarded: boolean;
  readonly hasFilledUserProfile: boolean;
  readonly hasFilledCareerStatus: boolean;
  readonly readerStepCompleted: boolean;
  readonly lastStepCompleted: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;

  /** True for the first onboarding, which has a follow-up. */
  readonly isInitialOnBoarding: boolean;

  readonly hasNaukriAccount: boolean;
  readonly naukriImportLoading: boolean;
  readonly naukriImportError: string | null;
  readonly hideNaukriImport: boolean;
  readonly markVerifiedSuccessfully: boolean;
  readonly showUnemployedCantVerifyBS: boolean;
}

export function stepByName(name: OnboardingStep): CurrentStep {
  return { name, nestedSteps: NESTED_STEPS[name] };
}

export const initialOnboarding: OnboardingState = {
  sequence: WRITER_SEQUENCE,
  currentStep: stepByName('Communities'),
  nestedStepIndex: 0,
  editScreensMode: false,
  internalCampaign: null,
  actionModalTitle: null,
  isActionModalOpen: false,
  openCreatePost: false,
  savedState: null,
  isOnboardingOpen: false,
  isReader: false,
  isWriter: false,
  isFullyOnboarded: false,
  hasFilledUserProfile: false,
  hasFilledCareerStatus: false,
  readerStepCompleted: false,
  lastStepCompleted: false,
  hasVerifyScreenAnimationEnded: false,
  isInitialOnBoarding: false,
  hasNaukriAccount: false,
  naukriImportLoading: false,
  naukriImportError: null,
  hideNaukriImport: false,
  markVerifiedSuccessfully: false,
  showUnemployedCantVerifyBS: false,
};
