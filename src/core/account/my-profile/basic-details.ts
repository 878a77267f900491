/** The details of the user. No other user sees name, address and photo. */
export interface BasicDetails {
  readonly name: string;
  readonly email: string | null;
  readonly profileBio: string;
  /** A path on the site that only the user's own browser can read, or null if there is none. */
  readonly photoUrl: string | null;
}

export type BasicDetailsChange = Readonly<Partial<Pick<BasicDetails, 'name' | 'profileBio'>>>;
