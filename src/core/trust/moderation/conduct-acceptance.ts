export interface ConductAcceptance {
  readonly version: number;
  /** Null if the moderator has not accepted any version. `acceptedOn` is a day, `2026-11-25`. */
  readonly accepted: { readonly version: number; readonly acceptedOn: string } | null;
}
