import { isAtLeastPartiallyVerified, isVerifiedByPortal } from '@/core/account/career-status/verification';
import { isProfileFilled } from '@/core/account/profile/profile';
import { isCareerComplete, isFullyOnboarded, isProfileFullyOnboarded } from './completeness.rules';
import {
  advanceTo,
  finish,
  goLeft,
  goRight,
  goToCareerStatus,
  goToFirst,
  goToNextStep,
  jumpToLast,
} from './movement.rules';
import type { OnboardingEvent } from './onboarding-event';
import { actionModalTitleFor } from './onboarding-messages';
import type { OnboardingState } from './onboarding-state';
import { initialOnboarding, stepByName } from './onboarding-state';
import { resumptionOf } from './resumption.rules';
import { EDIT_SEQUENCES, hasTwoNamedSteps, sequenceFor } from './steps';

/**
 * Returns the state after an event. Each event may make the user fully onboarded, which is never withdrawn within a
 * session (decisions A 19).
 */
export function onboardingAfter(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  const next = withFittingModal(stateAfter(state, event));
  if (event.kind === 'signedOut' || next.isFullyOnboarded) return next;
  return { ...next, isFullyOnboarded: state.isFullyOnboarded || areAllFlagsSet(next) };
}

export function isFollowUpDue(before: OnboardingState, after: OnboardingState): boolean {
  return before.isInitialOnBoarding && before.isOnboardingOpen && !after.isOnboardingOpen && after.lastStepCompleted;
}

/**
 * Updates the action modal. It closes when onboarding closes. Its title depends on the roles, which may change after
 * the user asked to leave.
 */
function withFittingModal(state: OnboardingState): OnboardingState {
  if (state.actionModalTitle === null) return state;
  return state.isOnboardingOpen || !state.isActionModalOpen
    ? { ...state, actionModalTitle: actionModalTitleFor(state) }
    : { ...state, isActionModalOpen: false, actionModalTitle: null };
}

function stateAfter(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  switch (event.kind) {
    case 'opened':
      return afterOpening(state, event);
    case 'foundDone':
      return { ...state, lastStepCompleted: true };
    case 'profileLoaded':
      return afterProfile(state, event);
    case 'rolesChanged':
      return { ...state, isReader: event.isReader, isWriter: event.isWriter };
    case 'readerStepDone':
      return goRight({ ...state, isReader: true, readerStepCompleted: true });
    case 'careerChangedElsewhere':
      return goToCareerStatus(state);
    case 'profileStored':
      return goRight({ ...state, hasFilledUserProfile: true });
    case 'careerPosted':
      return afterCareerPosted(state, event);
    case 'careerDetailsStored':
      return afterCareerDetails(state, event);
    case 'verified':
      return goToNextStep({ ...state, markVerifiedSuccessfully: true });
    case 'verifyAnimationEnded':
      return { ...state, hasVerifyScreenAnimationEnded: true };
    case 'wentRight':
      return goRight(state);
    case 'wentLeft':
      return goLeft(state);
    case 'skippedStep':
      return goToNextStep(state);
    case 'leaveAsked':
      return { ...state, actionModalTitle: actionModalTitleFor(state) };
    case 'actionModalDue':
      return { ...state, isActionModalOpen: state.isOnboardingOpen && state.actionModalTitle !== null };
    case 'stayed':
      return { ...state, isActionModalOpen: false, actionModalTitle: null };
    case 'left':
      return afterLeaving(state);
    case 'createPostOpened':
      return { ...finish(state), openCreatePost: false };
    case 'portalLookedUp':
      return { ...state, hasNaukriAccount: event.hasAccount, hideNaukriImport: !event.isOffered };
    case 'importStarted':
      return { ...state, naukriImportLoading: true, naukriImportError: null };
    case 'imported':
      return { ...state, naukriImportLoading: false, naukriImportError: null, hideNaukriImport: true };
    case 'importFailed':
      return { ...state, naukriImportLoading: false, naukriImportError: event.message };
    case 'unemployedSheetOpened':
      return { ...state, showUnemployedCantVerifyBS: true };
    case 'unemployedSheetClosed':
      return { ...state, showUnemployedCantVerifyBS: false };
    case 'signedOut':
      return initialOnboarding;
  }
}

function areAllFlagsSet(state: OnboardingState): boolean {
  return isFullyOnboarded({
    careerComplete: state.hasFilledCareerStatus,
    profileFilled: state.hasFilledUserProfile,
    isReader: state.isReader,
  });
}

function afterOpening(
  state: OnboardingState,
  { request, draftPosition }: Extract<OnboardingEvent, { kind: 'opened' }>,
): OnboardingState {
  const { edit } = request;
  const sequence = edit === null ? sequenceFor(state.isReader, request.required === 'WRITER') : EDIT_SEQUENCES[edit];
  const fresh = goToFirst({
    ...state,
    sequence,
    editScreensMode: edit !== null,
    internalCampaign: request.internalCampaign,
    openCreatePost: request.openCreatePost,
    isInitialOnBoarding: request.isInitial,
    isOnboardingOpen: true,
    isActionModalOpen: false,
    actionModalTitle: null,
    lastStepCompleted: false,
    hasVerifyScreenAnimationEnded: false,
    markVerifiedSuccessfully: false,
  });
  if (edit !== null) return fresh;
  const saved = resumptionOf(fresh, state.savedState ?? draftPosition);
  return { ...fresh, currentStep: stepByName(saved.step), nestedStepIndex: saved.nestedStepIndex };
}

function afterProfile(
  state: OnboardingState,
  { profile }: Extract<OnboardingEvent, { kind: 'profileLoaded' }>,
): OnboardingState {
  return {
    ...state,
    isReader: profile.isReader,
    isWriter: profile.isWriter,
    readerStepCompleted: state.readerStepCompleted || profile.isReader,
    hasFilledUserProfile: state.hasFilledUserProfile || isProfileFilled(profile),
    hasFilledCareerStatus: state.hasFilledCareerStatus || isCareerComplete(profile.careerStatus),
    isFullyOnboarded: state.isFullyOnboarded || isProfileFullyOnboarded(profile),
  };
}

function afterCareerPosted(
  state: OnboardingState,
  { verification }: Extract<OnboardingEvent, { kind: 'careerPosted' }>,
): OnboardingState {
  if (!isVerifiedByPortal(verification)) return goRight(state);
  const filled = { ...state, hasFilledCareerStatus: true, markVerifiedSuccessfully: true };
  return state.isWriter ? goToNextStep(filled) : goRight(filled);
}

function afterCareerDetails(
  state: OnboardingState,
  { verification, nextStep }: Extract<OnboardingEvent, { kind: 'careerDetailsStored' }>,
): OnboardingState {
  const filled = { ...state, hasFilledCareerStatus: true };
  // Advances only from the career status step. Details that are stored from elsewhere do not change the step.
  if (state.currentStep.name !== 'CareerStatus') return filled;
  if (hasTwoNamedSteps(state.sequence) && isAtLeastPartiallyVerified(verification.verified)) return jumpToLast(filled);
  if (nextStep === 'Verification' || nextStep === 'OnboardingCompleted') return advanceTo(filled, nextStep);
  return filled;
}

function afterLeaving(state: OnboardingState): OnboardingState {
  const position = { step: state.currentStep.name, nestedStepIndex: state.nestedStepIndex };
  return {
    ...state,
    isOnboardingOpen: false,
    isActionModalOpen: false,
    actionModalTitle: null,
    openCreatePost: false,
    showUnemployedCantVerifyBS: false,
    savedState: state.editScreensMode ? state.savedState : position,
  };
}
