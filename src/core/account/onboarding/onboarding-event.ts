import type { Verification } from '@/core/account/career-status/verification';
import type { Profile } from '@/core/account/profile/profile';
import type { UserType } from '@/core/account/session/roles';
import type { SavedPosition } from './onboarding-state';
import type { EditedPart, OnboardingStep } from './steps';

export interface OnboardingRequest {
  readonly required: UserType | null;
  /** The part of a finished onboarding that is to be changed; null to go through onboarding. */
  readonly edit: EditedPart | null;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly isInitial: boolean;
}

/** Everything that moves onboarding's machine. */
export type OnboardingEvent =
  /** `draftPosition` is where the draft of an earlier visit was left; null for none. */
  | { readonly kind: 'opened'; readonly request: OnboardingRequest; readonly draftPosition: SavedPosition | null }
  /** The user has completed everything already (ST-ONB-ALREADY). */
  | { readonly kind: 'foundDone' }
  | { readonly kind: 'profileLoaded'; readonly profile: Profile }
  | { readonly kind: 'rolesChanged'; readonly isReader: boolean; readonly isWriter: boolean }
  /** The communities step is done, with or without a choice. */
  | { readonly kind: 'readerStepDone' }
  | { readonly kind: 'profileStored' }
  /** ST-CAREER-PORTAL-* */
  | { readonly kind: 'careerPosted'; readonly verification: Verification }
  /** `verification` and `nextStep` are the service's answer (ST-CAREER-DETAILS, -TWO-STEPS, -NEXTSTEP). */
  | {
      readonly kind: 'careerDetailsStored';
      readonly verification: Verification;
      readonly nextStep: OnboardingStep | null;
    }
  /** The career status is verified by now, by a code or in another way. */
  | { readonly kind: 'verified' }
  /** The career status is another one than the form's: it was changed in another window or on another device. */
  | { readonly kind: 'careerChangedElsewhere' }
  | { readonly kind: 'verifyAnimationEnded' }
  | { readonly kind: 'wentRight' }
  | { readonly kind: 'wentLeft' }
  /** Passes over the screens that are left in this step. */
  | { readonly kind: 'skippedStep' }
  /** The user wants to leave before the end; the action modal asks back. */
  | { readonly kind: 'leaveAsked' }
  | { readonly kind: 'actionModalDue' }
  | { readonly kind: 'stayed' }
  | { readonly kind: 'left' }
  | { readonly kind: 'createPostOpened' }
  /** It is known now whether the job portal has an account for the user, and whether it is offered at all. */
  | { readonly kind: 'portalLookedUp'; readonly hasAccount: boolean; readonly isOffered: boolean }
  /** The job of the account at the portal is being filled in. */
  | { readonly kind: 'importStarted' }
  | { readonly kind: 'imported' }
  | { readonly kind: 'importFailed'; readonly message: string }
  | { readonly kind: 'unemployedSheetOpened' }
  | { readonly kind: 'unemployedSheetClosed' }
  | { readonly kind: 'signedOut' };
