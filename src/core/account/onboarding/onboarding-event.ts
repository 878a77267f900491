import type { Verification } from '@/core/account/career-status/verification';
import type { Profile } from '@/core/account/profile/profile';
import type { UserType } from '@/core/account/session/roles';
import type { SavedPosition } from './onboarding-state';
import type { EditedPart, OnboardingStep } from './steps';

export interface OnboardingRequest {
  readonly required: UserType | null;
  readonly edit: EditedPart | null;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly isInitial: boolean;
}

export type OnboardingEvent =
  | { readonly kind: 'opened'; readonly request: OnboardingRequest; readonly draftPosition: SavedPosition | null }
  | { readonly kind: 'foundDone' }
  | { readonly kind: 'profileLoaded'; readonly profile: Profile }
  | { readonly kind: 'rolesChanged'; readonly isReader: boolean; readonly isWriter: boolean }
  | { readonly kind: 'readerStepDone' }
  | { readonly kind: 'profileStored' }
  | { readonly kind: 'careerPosted'; readonly verification: Verification }
  | {
      readonly kind: 'careerDetailsStored';
      readonly verification: Verification;
      readonly nextStep: OnboardingStep | null;
    }
  | { readonly kind: 'verified' }
  | { readonly kind: 'careerChangedElsewhere' }
  | { readonly kind: 'verifyAnimationEnded' }
  | { readonly kind: 'wentRight' }
  | { readonly kind: 'wentLeft' }
  | { readonly kind: 'skippedStep' }
  | { readonly kind: 'leaveAsked' }
  | { readonly kind: 'actionModalDue' }
  | { readonly kind: 'stayed' }
  | { readonly kind: 'left' }
  | { readonly kind: 'createPostOpened' }
  | { readonly kind: 'portalLookedUp'; readonly hasAccount: boolean; readonly isOffered: boolean }
  | { readonly kind: 'importStarted' }
  | { readonly kind: 'imported' }
  | { readonly kind: 'importFailed'; readonly message: string }
  | { readonly kind: 'unemployedSheetOpened' }
  | { readonly kind: 'unemployedSheetClosed' }
  | { readonly kind: 'signedOut' };
