/** The texts of onboarding, as the specification words them. */
export const onboardingMessages = {
  /** ST-ONB-TITLE-DEFAULT */
  actionModalDefault: 'Without a pseudonym you cannot write',
  /** ST-ONB-TITLE-ALMOST */
  actionModalAlmost: 'Almost there: one more step and you can post.',
  /** For a user whose pseudonym is saved: the first title would be untrue. */
  actionModalNamed: 'Your pseudonym is saved. Say what you do, and you can write.',
  actionModalWriter: 'You can post already. Only the proof is left.',
} as const;

/**
 * Returns the title of the action modal: the second if onboarding was opened from creating a post (decisions A 24), and another for a
 * writer, of whom both would be untrue.
 */
export function actionModalTitleFor({
  openCreatePost,
  isWriter,
  hasFilledUserProfile,
}: {
  readonly openCreatePost: boolean;
  readonly hasFilledUserProfile: boolean;
  readonly isWriter: boolean;
}): string {
  if (isWriter) return onboardingMessages.actionModalWriter;
  if (hasFilledUserProfile && !openCreatePost) return onboardingMessages.actionModalNamed;
  return openCreatePost ? onboardingMessages.actionModalAlmost : onboardingMessages.actionModalDefault;
}

/** Titles of failure toasts. */
export const onboardingFailures = {
  profileNotLoaded: 'Your profile could not be loaded.',
  stepNotStored: 'This step was not saved.',
} as const;
