/** The texts of onboarding, as the specification words them. */
export const onboardingMessages = {
  /** ST-ONB-TITLE-DEFAULT */
  actionModalDefault: 'Without a pseudonym you cannot write',
  /** ST-ONB-TITLE-ALMOST */
  actionModalAlmost: 'Almost there: one more step and you can post.',
  actionModalWriter: 'You can post already. Only the proof is left.',
} as const;

/**
 * Returns the title of the action modal: the second if onboarding was opened from creating a post (decisions A 24), and another for a
 * writer, of whom both would be untrue.
 */
export function actionModalTitleFor({
  openCreatePost,
  isWriter,
}: {
  readonly openCreatePost: boolean;
  readonly isWriter: boolean;
}): string {
  if (isWriter) return onboardingMessages.actionModalWriter;
  return openCreatePost ? onboardingMessages.actionModalAlmost : onboardingMessages.actionModalDefault;
}

/** Titles of failure toasts. */
export const onboardingFailures = {
  profileNotLoaded: 'Your profile could not be loaded.',
  stepNotStored: 'This step was not saved.',
} as const;
