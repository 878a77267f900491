import type { ProfileType, Proof } from '@/contract/generated/user';

/** The viewer of a request, as far as a handler may know them. Never leaves the server. */
export interface Viewer {
  /** The account (identity schema). */
  readonly userId: string;
  /** The persona: 32 bytes, a keyed hash of the account (authorship), the key of everything in the schema persona. */
  readonly personaRef: Uint8Array;
  /** Has a complete career status. */
  readonly isReader: boolean;
  /** Is a reader with an anonymous profile. */
  readonly isWriter: boolean;
  /** Has proven a claim of a company, ever. Reads as a guest does, and cannot contribute. */
  readonly isEmployer: boolean;
}

/** A profile that a persona may write under, as others see it. */
export interface Appearance {
  readonly profileType: ProfileType;
  readonly name: string;
  /** The user's own words, else the job profile in words that many share; null for neither. */
  readonly tagline: string | null;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
  /** The check behind the career status; null for none. */
  readonly proof: Proof | null;
}

/** The profiles that a persona may write under. */
export interface ShownProfiles {
  readonly profiles: readonly Appearance[];
  /** Equal for equal ones. */
  readonly tag: string;
}

/** The viewer of an operation that is shown under one of the viewer's profiles. */
export interface ShownViewer extends Viewer {
  /** All of them, as the screen has shown them: their `profile-tag` was compared with them. */
  readonly profiles: readonly Appearance[];
}
