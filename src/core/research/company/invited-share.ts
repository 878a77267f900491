export interface InvitedShare {
  /** The share in tenths, from 0 to 10. */
  readonly tenths: number;
  readonly takenOn: string;
}
