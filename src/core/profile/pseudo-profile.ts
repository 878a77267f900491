import type { ProfileType } from './profile-type';

/** A profile that one can post under, and what others see of it (EN-PSEUDO-PROFILE). */
export interface PseudoProfile {
  readonly profileType: ProfileType;
  readonly profileData: {
    readonly name: string;
    readonly bio: string;
    readonly fullAvatarUrl: string;
    readonly avatarBgColor: string;
  };
}

/** The profiles that one has, and the one that is chosen. */
export interface PseudoProfiles {
  readonly profilesAvailable: readonly PseudoProfile[];
  readonly selectedProfileType: ProfileType;
}

/** The profile under which one posts now, null where it is not there (any more). */
export function selectedPseudoProfile({
  profilesAvailable,
  selectedProfileType,
}: PseudoProfiles): PseudoProfile | null {
  return profilesAvailable.find(({ profileType }) => profileType === selectedProfileType) ?? null;
}
