/** The session as a native host gets it (EN-AUTHTOKEN); null for values that the client cannot read. */
export interface AuthToken {
  readonly UAC_I: string | null;
  readonly UAC_K: string | null;
  readonly AT: string | null;
  readonly RT: string | null;
  readonly USR_DATA: string | null;
}
