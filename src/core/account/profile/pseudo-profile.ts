import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The code of a refused write (409) whose profile tag differs from the session's profiles. */
export const PROFILE_CHANGED = 'profile_changed';

export interface PseudoProfile {
  readonly profileType: ProfileType;
  readonly profileData: {
    readonly name: string;
    readonly bio: string;
    readonly fullAvatarUrl: string;
    readonly avatarBgColor: string;
    readonly proof: Proof | null;
  };
}

export interface PseudoProfiles {
  readonly profilesAvailable: readonly PseudoProfile[];
  readonly selectedProfileType: ProfileType;
  /**
   * An opaque tag. It differs for each user and changes with their public profile. Writes send the displayed tag, so
   * that nobody writes under a profile that they did not see.
   */
  readonly profileTag: string;
}
