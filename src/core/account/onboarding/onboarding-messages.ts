export const onboardingMessages = {
  actionModalDefault: 'You won’t be able to have anonymous conversations',
  actionModalAlmost: 'You’re almost ready to post and discuss it with a broader audience.',
  /** Shown instead of the first title once the user's pseudonym is saved. */
  actionModalNamed: 'Your pseudonym is saved. Add what you do, and you can write.',
  actionModalWriter: 'You can post already. Only the proof is left.',
} as const;

/**
 * Returns the title of the action modal. Writers get their own, since the others would be untrue. The second title is
 * for onboarding opened from creating a post (decisions A 24).
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

export const onboardingFailures = {
  profileNotLoaded: 'Your profile could not be loaded.',
  stepNotStored: 'This step was not saved.',
} as const;
