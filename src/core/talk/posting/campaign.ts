/** Returns the campaign after the profile (ST-AFTER-PROFILE-CAMPAIGN). */
export function campaignAfterProfile(campaign: string): string {
  return `${campaign}_after_profile_and_verification`;
}
