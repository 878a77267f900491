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

/** Titles of failure toasts. */
export const onboardingFailures = {
  profileNotLoaded: 'Your profile could not be loaded.',
  stepNotStored: 'This step was not saved.',
} as const;
