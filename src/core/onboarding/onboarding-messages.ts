/** The texts of onboarding, as the specification words them. */
export const onboardingMessages = {
  /** ST-ONB-TITLE-DEFAULT */
  actionModalDefault: "You won't be able to have anonymous conversations",
  /** ST-ONB-TITLE-ALMOST */
  actionModalAlmost: "You're almost ready to post and discuss it with a broader audience.",
} as const;

/** The title of the action modal: the second where onboarding was opened from creating a post (decisions A 24). */
export function actionModalTitleFor(openCreatePost: boolean): string {
  return openCreatePost ? onboardingMessages.actionModalAlmost : onboardingMessages.actionModalDefault;
}

/** The initial-onboarding nudge shows after this, in ms (TM-ONB-NUDGE). */
export const ONBOARDING_NUDGE_MS = 5000;

/** The action modal opens after this, in ms (TM-ACTION-MODAL). */
export const ACTION_MODAL_MS = 100;

/** The follow-up call comes this long after an initial onboarding, in ms (TM-FOLLOWUP). */
export const ONBOARDING_FOLLOWUP_MS = 5000;

/** How long the last screen shows that one is verified before create-post takes its place, in ms (ST-AFTER-PROFILE). */
export const VERIFY_ANIMATION_MS = 1200;

/** What people read where a step could not be stored. */
export const onboardingFailures = {
  profileNotLoaded: 'Your profile could not be loaded.',
  stepNotStored: 'This step was not saved.',
} as const;
