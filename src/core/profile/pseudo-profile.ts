import type { ProfileType } from './profile-type';

/** A profile that the user can post under, as others see it (EN-PSEUDO-PROFILE). */
export interface PseudoProfile {
  readonly profileType: ProfileType;
  readonly profileData: {
    readonly name: string;
    readonly bio: string;
    readonly fullAvatarUrl: string;
    readonly avatarBgColor: string;
  };
}

/** The user's choice of profiles to post under, and the current one. */
export interface PseudoProfiles {
  readonly profilesAvailable: readonly PseudoProfile[];
  readonly selectedProfileType: ProfileType;
}
