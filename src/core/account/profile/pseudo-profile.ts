import type { Proof } from '@/core/account/career-status/proof.rules';
import type { ProfileType } from './profile-type';

/** The code of a write's refusal (409) whose profile tag is not that of the session's profiles. */
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
   * Opaque; differs for each user, and changes with how others see the user. A write carries the
   * tag that the screen showed, so that nobody writes under a profile that they did not see.
   */
  readonly profileTag: string;
}
