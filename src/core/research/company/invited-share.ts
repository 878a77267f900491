export interface InvitedShare {
  /** 0 to 10. */
  readonly tenths: number;
  readonly takenOn: string;
}
