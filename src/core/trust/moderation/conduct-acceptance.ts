export interface ConductAcceptance {
  readonly version: number;
  /** Is null if the moderator has accepted none; `acceptedOn` is a day, `2026-11-25`. */
  readonly accepted: { readonly version: number; readonly acceptedOn: string } | null;
}
