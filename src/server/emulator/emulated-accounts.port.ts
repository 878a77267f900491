/** A Google account that exists only in the emulator. */
export interface EmulatedAccount {
  /** Google's id of the account. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  /** A few words that help to choose: "writer, 12 posts". Empty for none. */
  readonly about: string;
  /** The current job in the account that the same user has at the emulated job portal; absent if there is no such account. */
  readonly job?: EmulatedJob;
}

export interface EmulatedJob {
  readonly company: string;
  readonly designation: string;
  readonly department: string;
  readonly city: string;
}

/** The accounts that the emulator offers; the demo data supplies them. */
export interface EmulatedAccounts {
  readonly list: () => Promise<readonly EmulatedAccount[]>;
}
