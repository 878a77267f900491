export interface EmulatedAccount {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  /** The current job at the emulated job portal. Absent without an account there. */
  readonly job?: EmulatedJob;
}

export interface EmulatedJob {
  readonly company: string;
  readonly designation: string;
  readonly department: string;
  readonly city: string;
}

export interface EmulatedAccounts {
  readonly list: () => Promise<readonly EmulatedAccount[]>;
}
