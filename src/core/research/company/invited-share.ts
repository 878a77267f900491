/** A published share of contributions that came by the company’s invitation. */
export interface InvitedShare {
  /** 0 to 10. */
  readonly tenths: number;
  /** The day of the snapshot that published it, `2026-11-23`. */
  readonly takenOn: string;
}
