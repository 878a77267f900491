/** The user's details; name, address and photo are shown to no other user. */
export interface BasicDetails {
  /** The real name. */
  readonly name: string;
  /** The sign-in provider's; null if it gave none. */
  readonly email: string | null;
  /** One line beside the pseudonym; empty for none. */
  readonly profileBio: string;
  /** A path on the site that only the user's own browser can read; null for none. */
  readonly photoUrl: string | null;
}

/** A change; a member that is left out stays. */
export type BasicDetailsChange = Readonly<Partial<Pick<BasicDetails, 'name' | 'profileBio'>>>;
