import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The code of a write's refusal (409) whose profile tag is not that of the session's profiles. */
export const PROFILE_CHANGED = 'profile_changed';

/** A profile that the user can post under, as others see it (EN-PSEUDO-PROFILE). */
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

/** The user's choice of profiles to post under, and the current one. */
export interface PseudoProfiles {
  readonly profilesAvailable: readonly PseudoProfile[];
  readonly selectedProfileType: ProfileType;
  /**
   * Opaque; another one for each user, and after each change of how others see the user. What is written under a profile
   * carries the tag of what the screen showed, so that nobody writes under a profile that they did not see.
   */
  readonly profileTag: string;
}
