import type { ProfileType, Proof } from '@/contract/generated/user';

/** Never leaves the server. */
export interface Viewer {
  readonly userId: string;
  /** 32 bytes, a keyed hash of the account; the key of everything in the schema persona. */
  readonly personaRef: Uint8Array;
  readonly isReader: boolean;
  readonly isWriter: boolean;
  /** Has ever proven a claim of a company. Reads as a guest does, and cannot contribute. */
  readonly isEmployer: boolean;
}

export interface Appearance {
  readonly profileType: ProfileType;
  readonly name: string;
  /** The user's own words, else a job profile that many share, or null for neither. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  readonly proof: Proof | null;
}

export interface ShownProfiles {
  readonly profiles: readonly Appearance[];
  /** Equal profiles have equal tags. */
  readonly tag: string;
}

export interface ShownViewer extends Viewer {
  /** All profiles; their `profile-tag` matched the one that the screen sent. */
  readonly profiles: readonly Appearance[];
}
