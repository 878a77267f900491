/** What a native host is given of a session (EN-AUTHTOKEN); null for what the client cannot see. */
export interface AuthToken {
  readonly UAC_I: string | null;
  readonly UAC_K: string | null;
  readonly AT: string | null;
  readonly RT: string | null;
  readonly USR_DATA: string | null;
}
