/** The version of the moderators' code of conduct in force, and the one that the moderator has accepted. */
export interface ConductAcceptance {
  readonly version: number;
  /** Null for a moderator who has accepted none; `acceptedOn` is a day, `2026-11-25`. */
  readonly accepted: { readonly version: number; readonly acceptedOn: string } | null;
}
