import type { ProfileType, Proof } from '@/contract/generated/user';

/** The signed-in user. Never leaves the server. */
export interface Viewer {
  readonly userId: string;
  /** 32 bytes, a keyed hash of the account. It is the key of everything in the schema persona. */
  readonly personaRef: Uint8Array;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /**
   * True if the account has ever proven a claim of a company. The account can then read like a guest and cannot
   * contribute.
   */
  readonly isEmployer: boolean;
}

export interface Appearance {
  readonly profileType: ProfileType;
  readonly name: string;
  /** The user's tagline, else a job profile common enough not to identify the user, or null if there is neither. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly proof: Proof | null;
}

export interface TaggedProfiles {
  readonly profiles: readonly Appearance[];
  /** A tag that is equal for equal profiles. */
  readonly tag: string;
}

export interface ShownViewer extends Viewer {
  /** All profiles of the user. The `profile-tag` that the screen sent matches them. */
  readonly profiles: readonly Appearance[];
}
