/** The viewer of a request, as far as a handler may know them. Never leaves the server. */
export interface Viewer {
  /** The account (identity schema). */
  readonly userId: string;
  /** The persona: 32 bytes, a keyed hash of the account (authorship), the key of everything in the schema persona. */
  readonly personaRef: Uint8Array;
  /** Has a complete career status. */
  readonly isReader: boolean;
  /** Is a reader with an anonymous profile. */
  readonly isWriter: boolean;
}
