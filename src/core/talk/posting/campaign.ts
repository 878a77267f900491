/** Returns the name under which a campaign is tracked after the user has chosen a profile (ST-AFTER-PROFILE-CAMPAIGN). */
export function campaignAfterProfile(campaign: string): string {
  return `${campaign}_after_profile_and_verification`;
}
