import type { Verification } from '@/core/career-status/verification';
import type { Profile } from '@/core/profile/profile';
import type { Requirement } from '@/core/session/roles';
import type { OnboardingStep } from './steps';

/** How onboarding is asked for. */
export interface OnboardingRequest {
  readonly required: Requirement | null;
  /** True to change the career status that exists. */
  readonly isEdit: boolean;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly isInitial: boolean;
  readonly isNested: boolean;
}

/** What happens to onboarding. */
export type OnboardingEvent =
  /** Somebody asks for it. Visitors are led to the login instead, which is not onboarding's to open. */
  | { readonly kind: 'asked'; readonly request: OnboardingRequest; readonly isLoggedIn: boolean }
  /** The profile was loaded. */
  | { readonly kind: 'profileLoaded'; readonly profile: Profile }
  | { readonly kind: 'rolesChanged'; readonly isReader: boolean; readonly isWriter: boolean }
  /** The communities step is done, with or without a choice. */
  | { readonly kind: 'readerStepDone' }
  /** Pseudonym and avatar are stored. */
  | { readonly kind: 'profileStored' }
  /** The career status was made (ST-CAREER-PORTAL-*). */
  | { readonly kind: 'careerPosted'; readonly verification: Verification }
  /** The career details are stored; `verification` and `nextStep` are the answer's (ST-CAREER-DETAILS, -TWO-STEPS, -NEXTSTEP). */
  | {
      readonly kind: 'careerDetailsStored';
      readonly verification: Verification;
      readonly nextStep: OnboardingStep | null;
    }
  /** The address was proved with the code. */
  | { readonly kind: 'emailVerified' }
  | { readonly kind: 'verifyAnimationEnded' }
  | { readonly kind: 'wentRight' }
  | { readonly kind: 'wentLeft' }
  /** Past all that is left in this step. */
  | { readonly kind: 'skippedStep' }
  /** Somebody wants to leave before the end; the action modal asks back. */
  | { readonly kind: 'leaveAsked' }
  | { readonly kind: 'actionModalDue' }
  | { readonly kind: 'stayed' }
  | { readonly kind: 'left' }
  | { readonly kind: 'createPostOpened' }
  | { readonly kind: 'portalAccountFound'; readonly exists: boolean }
  | { readonly kind: 'importStarted' }
  | { readonly kind: 'importSucceeded' }
  | { readonly kind: 'importFailed'; readonly message: string }
  | { readonly kind: 'importHidden' }
  | { readonly kind: 'unemployedSheetOpened' }
  | { readonly kind: 'unemployedSheetClosed' }
  | { readonly kind: 'signedOut' };
